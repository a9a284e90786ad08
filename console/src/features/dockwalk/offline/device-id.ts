const KEY = 'device';

/** Identifies this browser on its device, whoever uses it. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(KEY, made);
  return made;
}
