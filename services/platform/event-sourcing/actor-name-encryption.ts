import type { EventMetadata } from '../event-store/event-store.js';
import { decryptValue, encryptValue } from '../personal-data/field-cipher.js';

type Actor = EventMetadata['actor'];

/** How the log stores a name. */
interface EncryptedName {
  readonly $enc: string;
  /** The same in all events of the actor; without this it was encrypted for one event. */
  readonly of?: 'actor';
}

/**
 * Names of those who acted, which stand in each of their events: encrypted once for each name and key, and decrypted once.
 * What is known here goes when the key does, which whoever keeps the keys lets go of when somebody is erased.
 */
export class ActorNameEncryption {
  private readonly encrypted = new WeakMap<Buffer, { readonly name: string; readonly as: EncryptedName }>();
  private readonly decrypted = new WeakMap<Buffer, Map<string, string>>();

  /** @param key null: the actor was erased */
  encrypt(actor: Actor, key: Buffer | null): Actor {
    if (!isPersonal(actor)) return actor;
    return stored(actor, key === null ? null : this.encryptedName(actor.id, actor.name, key));
  }

  /**
   * @param key undefined: the actor was erased
   * @throws when the name was tampered with, or is another's
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

/** Jobs and policies are nobody, whatever they call themselves. */
export function isPersonal(actor: Actor): actor is Actor & { name: string } {
  return actor.name !== null && actor.kind !== 'system';
}

export function isSealed(name: unknown): name is EncryptedName {
  return typeof name === 'object' && name !== null && typeof (name as Partial<EncryptedName>).$enc === 'string';
}

/** The port types the name as text; only here is its encrypted form ever seen. */
function stored(actor: Actor, name: EncryptedName | null): Actor {
  return { ...actor, name: name as unknown as string | null };
}

function placeOf(actor: string): string {
  return `actor ${actor}`;
}
