import type { KeptKey, MovableKeys } from '../personal-data/movable-keys.js';
import { CopyRefusedError } from './copy-refused.js';

/** Keys copied in one batch. */
const AT_ONCE = 1_000;

/** The message for two places that disagree. */
const OTHERS =
  'The target has keys of another installation; what they encrypt would be lost. Name a database or a directory without keys.';

/**
 * Copies keys, secrets and the marks of erased persons to where the product will read them. A person erased on either
 * side is erased afterwards; nothing else at the target is changed. May be interrupted at any moment and run again.
 * @returns how many the target then has
 * @throws CopyRefusedError when the target has keys of its own, before anything is written
 */
export async function moveKeys(
  from: MovableKeys,
  to: MovableKeys,
  show: (done: number, all: number) => void,
): Promise<number> {
  const kept = await from.all();
  const there = new Map((await to.all()).map((key) => [nameOf(key), key]));
  const here = new Set(kept.map(nameOf));
  const strange = [...there.keys()].some((name) => !here.has(name));
  if (strange || kept.some((key) => contradicts(key, there.get(nameOf(key))))) throw new CopyRefusedError(OTHERS);
  const missing = kept.filter((key) => !there.has(nameOf(key)));
  for (let done = 0; done < missing.length; done += AT_ONCE) {
    await to.add(missing.slice(done, done + AT_ONCE));
    show(Math.min(done + AT_ONCE, missing.length), missing.length);
  }
  for (const key of kept) if (key.key === null && there.get(nameOf(key))?.key != null) await to.erase(key.name);
  await assertCarried(kept, to);
  return kept.length;
}

async function assertCarried(kept: readonly KeptKey[], to: MovableKeys): Promise<void> {
  const there = new Map((await to.all()).map((key) => [nameOf(key), key]));
  const lost = kept.some((key) => {
    const found = there.get(nameOf(key));
    return found === undefined || contradicts(key, found) || (key.key === null && found.key !== null);
  });
  if (lost) throw new CopyRefusedError('The keys at the target are not those of the source. Do not use the copy.');
}

/** Whether both hold a key and the keys differ. */
function contradicts({ key }: KeptKey, there: KeptKey | undefined): boolean {
  return key !== null && there?.key != null && !there.key.equals(key);
}

/** Includes the kind, because a secret and a person may have the same name. */
function nameOf({ kind, name }: KeptKey): string {
  return `${kind} ${name}`;
}
