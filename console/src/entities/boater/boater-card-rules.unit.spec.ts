import { describe, expect, it } from '@jest/globals';
import type { Principal } from '../../../../contracts/vocabulary/access.js';
import {
  displayName,
  editHindrance,
  isMasked,
  isVisitor,
  membershipShown,
  offersFullCard,
  showsDocuments,
} from './boater-card-rules.js';

const editor: Principal = {
  is_admin: false,
  association_manager: false,
  chain_manager: false,
  role: 'primary',
  permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
  marina: { permissions: { editable_lite: true } },
  owes: null,
};
const viewer: Principal = { ...editor, permissions: { ...editor.permissions, reservations: 'VIEWER' } };
const known = { is_guest: false, relation_type: 'VISITOR' as const };

describe('the name on the boater card', () => {
  it.each([
    [{ first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org' }, 'Inès Delacroix'],
    [{ first_name: '', last_name: 'Delacroix', email: 'ines@example.org' }, 'Delacroix'],
    [{ first_name: '', last_name: '', email: 'ines@example.org' }, 'ines@example.org'],
  ])('of %j is %s', (boater, name) => expect(displayName(boater)).toBe(name));
});

describe('the way to the full card', () => {
  const there = { narrow: false, onBoaterPage: false };
  it.each([
    ['is offered', 'ines@example.org', there, true],
    ['is not on a phone', 'ines@example.org', { ...there, narrow: true }, false],
    ['is not on the boater page itself', 'ines@example.org', { ...there, onBoaterPage: true }, false],
    ['is not where the mail address is masked', 'i***************', there, false],
  ])('%s', (_name, email, where, offered) => expect(offersFullCard({ email }, where)).toBe(offered));
});

describe('what the card shows', () => {
  it.each([
    ['i****', true],
    ['ines@example.org', false],
    [null, false],
  ])('knows %s for masked: %s', (value, masked) => expect(isMasked(value)).toBe(masked));

  it('tells visitors apart', () => {
    expect(isVisitor({ relation_type: 'VISITOR' })).toBe(true);
    expect(isVisitor({ relation_type: 'RESIDENT' })).toBe(false);
  });

  it.each([
    ['reservation', 'VISITOR', true],
    ['reservation', 'RESIDENT', true],
    ['boater', 'RESIDENT', true],
    ['boater', 'VISITOR', false],
  ] as const)('on the %s page of a %s: documents %s', (on, relation_type, shown) =>
    expect(showsDocuments(on, { relation_type })).toBe(shown),
  );

  it('shows the membership that counts', () => {
    const card = (status: string) => ({
      card_number: status,
      type: 'TEM',
      status,
      nights_available: 0,
      redeem_nights_left: 0,
    });
    expect(membershipShown({ memberships: [] })).toBeNull();
    expect(membershipShown({ memberships: [card('expired'), card('active')] })?.status).toBe('active');
    expect(membershipShown({ memberships: [card('expired')] })?.status).toBe('expired');
  });
});

describe('editing the card', () => {
  const features = { editable_lite: true };
  it.each([
    ['is open', known, features, editor, true, null],
    ['is closed for guests', { ...known, is_guest: true }, features, editor, true, 'guest'],
    ['is closed in marinas without editable_lite', known, {}, editor, true, 'marinaWithout'],
    ['is closed without a permission', known, features, viewer, true, 'noPermission'],
    [
      'needs the residents permission for residents',
      { ...known, relation_type: 'RESIDENT' as const },
      features,
      editor,
      true,
      'noPermission',
    ],
    ['is closed while the page is', known, features, editor, false, 'notNow'],
    ['is open to administrators', known, features, { ...viewer, is_admin: true }, true, null],
  ])('%s', (_name, boater, given, who, canEdit, hindrance) =>
    expect(editHindrance({ boater, features: given, who, canEdit })).toBe(hindrance),
  );
});
