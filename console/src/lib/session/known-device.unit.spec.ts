import { beforeEach, describe, expect, it } from '@jest/globals';
import { deviceTokens, keepDeviceToken } from './known-device.js';

describe('the tokens of a device', () => {
  beforeEach(() => localStorage.clear());

  it('are kept newest first, each once, and not more than a sign-in may send', () => {
    for (const token of ['a', 'b', 'c', 'a']) keepDeviceToken(token);
    expect(deviceTokens()).toEqual(['a', 'c', 'b']);
    for (let index = 0; index < 20; index += 1) keepDeviceToken(`t${index}`);
    expect(deviceTokens()).toHaveLength(8);
    expect(deviceTokens()[0]).toBe('t19');
  });

  it.each(['not json', '{}', '[1, null]'])('are none if the storage holds %s', (kept) => {
    localStorage.setItem('devices', kept);
    expect(deviceTokens()).toEqual([]);
  });
});
