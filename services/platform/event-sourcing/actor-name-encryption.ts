import type { EventMetadata } from '../event-store/event-store.js';
import { decryptValue, encryptValue } from '../personal-data/field-cipher.js';

type Actor = EventMetadata['actor'];

/** The form in which the log stores a name. */
interface EncryptedName {
  readonly $enc: string;
  /**
   * Present if the name is encrypted once for all events of the actor; otherwise it was encrypted for a single event.
   */
  readonly of?: 'actor';
}

/**
 * Encrypts and decrypts the names of actors, which are in each of their events: once for each name and key. The caches
 * are weak, so an entry disappears once the key store has released the erased person's key.
 */
export class ActorNameEncryption {
  private readonly encrypted = new WeakMap<Buffer, { readonly name: string; readonly as: EncryptedName }>();
  private readonly decrypted = new WeakMap<Buffer, Map<string, string>>();

  /** @param key null if the actor was erased */
  encrypt(actor: Actor, key: Buffer | null): Actor {
    if (!isPersonal(actor)) return actor;
    return stored(actor, key === null ? null : this.encryptedName(actor.id, actor.name, key));
  }

  /**
   * @param key undefined if the actor was erased
   * @throws Error if the name was tampered with or belongs to another actor
   */
  decrypt(actor: Actor, event: string, key: Buffer | undefined): Actor {
    const name: unknown = actor.name;
    if (!isSealed(name)) return actor;
    if (key === undefined) return { ...actor, name: null };
    if (name.of === undefined) return { ...actor, name: decryptValue(name.$enc, key, `${event}:actor`) as string };
    const names = this.decrypted.get(key) ?? new Map<string, string>();
    this.decrypted.set(key, names);
    const plain = names.get(name.$enc) ?? (decryptValue(name.$enc, key, placeOf(actor.id)) as string);
    names.set(name.$enc, plain);
    return { ...actor, name: plain };
  }

  private encryptedName(id: string, name: string, key: Buffer): EncryptedName {
    const known = this.encrypted.get(key);
    if (known?.name === name) return known.as;
    const as: EncryptedName = { $enc: encryptValue(name, key, placeOf(id)), of: 'actor' };
    this.encrypted.set(key, { name, as });
    return as;
  }
}

/** Jobs and policies have no personal name, whatever name they carry. */
export function isPersonal(actor: Actor): actor is Actor & { name: string } {
  return actor.name !== null && actor.kind !== 'system';
}

export function isSealed(name: unknown): name is EncryptedName {
  return typeof name === 'object' && name !== null && typeof (name as Partial<EncryptedName>).$enc === 'string';
}

/** The port types the name as text; its encrypted form is visible only here. */
function stored(actor: Actor, name: EncryptedName | null): Actor {
  return { ...actor, name: name as unknown as string | null };
}

function placeOf(actor: string): string {
  return `actor ${actor}`;
}
