import { describe, expect, it } from '@jest/globals';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import type { ShownCard } from './shown-card.js';
import { changesOf, updateForm, valuesOf } from './update-card.js';

const shown: ShownCard = cardApi.get.example.answer;
const { boater } = shown.membership;
const withBoater = (more: object): ShownCard => ({
  ...shown,
  membership: { ...shown.membership, boater: boater === null ? null : { ...boater, ...more } },
});
const codes = (start: ReturnType<typeof valuesOf>, more: object) =>
  updateForm(start)
    .safeParse({ ...start.values, ...more })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('the form of a card', () => {
  it('sends what was changed and nothing else', () => {
    const start = valuesOf(shown);
    expect(changesOf(start, start.values)).toEqual({});
    const after = { ...start.values, last_name: 'Dupont', boat_length: 12.1, auto_renew: !start.values.auto_renew };
    expect(changesOf(start, after)).toEqual({
      last_name: 'Dupont',
      boat_length: 12.1,
      auto_renew: !start.values.auto_renew,
    });
  });

  it('checks the fields by the rules of the call', () => {
    const start = valuesOf(shown);
    expect(codes(start, { first_name: '1', email: 'no', phone: 'x', boat_name: '', boat_length: 0 })).toEqual([
      'first_name fnameInvalid',
      'email emailInvalid',
      'phone phoneInvalid',
      'boat_name vesselNameRequired',
      'boat_length boatloaTooShort',
    ]);
    expect(codes(start, { email: '' })).toEqual(['email emailRequired']);
  });

  it('leaves the address of a holder empty who has none', () => {
    const start = valuesOf(withBoater({ email: null }));
    expect(codes(start, {})).toBeUndefined();
    expect(codes(start, { email: 'ines@example.org' })).toBeUndefined();
  });

  it('knows a guest, who keeps their details', () => {
    expect(valuesOf(shown).guest).toBe(false);
    expect(valuesOf(withBoater({ is_guest: true })).guest).toBe(true);
  });

  it('leaves masked contact details, a missing holder and a missing boat alone', () => {
    const start = valuesOf(withBoater({ email: 'i***************', phone: '+***' }));
    expect(start).toMatchObject({ hidden: true, values: { email: '', phone: '' } });
    const bare = valuesOf({ ...shown, membership: { boater: null, vessel: null } });
    expect(codes(bare, {})).toBeUndefined();
    expect(changesOf(bare, { ...bare.values, auto_renew: !bare.values.auto_renew })).toEqual({
      auto_renew: !bare.values.auto_renew,
    });
  });
});
