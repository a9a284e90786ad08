import { replaceEqualDeep } from '@tanstack/react-query';

/** Whether the contents of two values differ. Plain data only. */
export function differs<T>(value: T, before: T): boolean {
  return replaceEqualDeep(before, value) !== before;
}
