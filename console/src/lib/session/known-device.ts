import { MOST_DEVICE_TOKENS } from '../../../../contracts/identity/vocabulary.js';

const DEVICES = 'devices';

/** The tokens that earlier sign-ins on this device returned, newest first. They open nothing by themselves. */
export function deviceTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DEVICES) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string').slice(0, MOST_DEVICE_TOKENS) : [];
  } catch {
    return [];
  }
}

export function keepDeviceToken(token: string): void {
  const others = deviceTokens().filter((kept) => kept !== token);
  localStorage.setItem(DEVICES, JSON.stringify([token, ...others].slice(0, MOST_DEVICE_TOKENS)));
}
