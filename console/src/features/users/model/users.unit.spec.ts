import { describe, expect, it } from '@jest/globals';
import { accessWord, givesRole, hindranceOf, isLocked, mayGiveRole } from './grants.js';
import { grantIn, userDefaults, usersQuestion } from './users-address.js';

const me = { id: 'me', is_admin: false, role: 'primary' } as const;
const them = { id: 'them', role: 'secondary', chain_manager: false, origin: 'marina', first_name: 'Lena' } as const;
const ofChain = { ...them, chain_manager: true, origin: null };

describe('who may change whom', () => {
  it.each([
    ['a primary user, a secondary one', me, them, null],
    ['a secondary user, another', { ...me, role: 'secondary' as const }, them, null],
    [
      'a secondary user, no primary one',
      { ...me, role: 'secondary' as const },
      { ...them, role: 'primary' as const },
      'hindrance_primary',
    ],
    ['no marina user may change a chain manager sent by an administrator', me, ofChain, 'hindrance_byAdministrator'],
    [
      'no marina user may change a chain manager sent by the chain',
      me,
      { ...ofChain, origin: 'chain' as const },
      'hindrance_chain',
    ],
    ['a primary user may change a chain manager invited by the marina', me, { ...them, chain_manager: true }, null],
    [
      'a primary user may change a chain manager invited by the chain',
      me,
      { ...ofChain, origin: 'chain_invitation' as const },
      null,
    ],
    ['an administrator may change a chain manager', { ...me, is_admin: true }, ofChain, null],
    ['chain managers may change their own account', me, { ...ofChain, id: 'me' }, null],
    ['nobody may change an erased person', me, { ...them, first_name: '' }, 'hindrance_erased'],
  ])('%s', (_who, by, whom, expected) => {
    expect(hindranceOf(by, whom)).toBe(expected);
  });

  it('names who gave the access, unless the marina gave it', () => {
    const word = (origin: 'marina' | 'chain_invitation' | 'chain' | 'administrator' | null, chain_manager = false) =>
      accessWord({ origin, chain_manager });
    expect(['marina' as const, null].map((origin) => word(origin))).toEqual([null, null]);
    expect(word('chain')).toBe('trade:sentByTheChain');
    expect(word('chain_invitation')).toBe('trade:invitedByTheChain');
    expect(word('administrator')).toBe('byAdministrator');
    expect([word(null, true), word('chain', true), word('marina', true)]).toEqual(['byChain', 'byChain', null]);
  });

  it('leaves the role primary to primary users and administrators', () => {
    const secondary = { ...me, role: 'secondary' as const };
    expect([me, secondary, { ...secondary, is_admin: true }].map(mayGiveRole)).toEqual([true, false, true]);
    expect([givesRole('secondary', 'primary'), givesRole('primary', 'primary')]).toEqual([true, false]);
    expect(givesRole('primary', 'secondary')).toBe(false);
  });

  it('keeps everybody from taking the settings from themselves, administrators aside', () => {
    expect(isLocked(me, { id: 'me' }, 'marina_settings')).toBe(true);
    expect(isLocked(me, { id: 'me' }, 'residents')).toBe(false);
    expect(isLocked(me, them, 'marina_settings')).toBe(false);
    expect(isLocked({ ...me, is_admin: true }, { id: 'me' }, 'marina_settings')).toBe(false);
  });
});

describe('the address of the list', () => {
  it('asks for one grant or none', () => {
    expect(grantIn({ may: 'reservations' })).toBe('reservations');
    expect(grantIn({ may: 'everything' })).toBeUndefined();
    expect(usersQuestion({ ...userDefaults, search: 'len', may: 'residents' })).toEqual({
      search: 'len',
      may: 'residents',
      page: 1,
      page_size: 25,
    });
    expect(usersQuestion(userDefaults)).not.toHaveProperty('search');
  });
});
