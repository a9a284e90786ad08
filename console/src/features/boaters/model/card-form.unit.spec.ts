import { describe, expect, it } from '@jest/globals';
import { vesselApi } from '../../../../../contracts/customers/api.js';
import { cardExample } from '../../../../../contracts/customers/examples.js';
import { cardCreationHindrance, cardForKnownBoat, cardForNewcomer, holdersOf } from './card-form.js';
import type { VesselPage } from './vessel-form.js';
import { membershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

const page = vesselApi.get.answer.parse(vesselApi.get.example.answer);
const [ines] = page.boaters;
const resident: VesselPage = { ...page, boaters: [{ ...ines!, relation_type: 'RESIDENT' as const }] };
const card = membershipCard.parse(cardExample);
const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;
const editor = { is_admin: false, role: 'primary', permissions } as Parameters<typeof cardCreationHindrance>[0]['who'];

describe('who can create a card', () => {
  const asked = (more: object = {}, cards: object[] = [], boat = resident) =>
    cardCreationHindrance({
      who: editor,
      association: 'TEM',
      known: { page: boat, cards: cards.map((one) => ({ ...card, ...one })) },
      ...more,
    });

  it('is a primary user who may edit residents, in a marina of the association', () => {
    expect(asked()).toBeNull();
    expect(asked({ known: undefined })).toBeNull();
    expect(asked({ association: null })).toBe('notTem');
    expect(asked({ who: { ...editor, role: 'secondary' } })).toBe('secondary');
    expect(asked({ who: { ...editor, permissions: { ...permissions, residents: 'VIEWER' } } })).toBe('noEditor');
  });

  it('depends on the boat: a resident’s, without a valid card', () => {
    const visitors = { ...page, boaters: [{ ...ines!, relation_type: 'VISITOR' as const }] };
    expect(asked({}, [], visitors)).toBe('visitor');
    expect(asked({}, [{ status: 'active' }])).toBe('hasCard');
    expect(asked({}, [{ status: 'temporary' }])).toBe('hasCard');
    expect(asked({}, [{ status: 'archived' }, { status: 'expired' }, { status: 'disabled' }])).toBeNull();
  });
});

describe('the form of a card', () => {
  const noOne = { boaters: [{ first_name: '' }], vessel: { name: '' } };
  const membership = { card_number: ' stm0042 ', expires_on: '2028-06-01', auto_renew: true, status: 'active' };

  it('takes a printed number in any case, or none for the next one', () => {
    expect(cardForKnownBoat.parse({ ...noOne, membership }).membership.card_number).toBe('STM0042');
    const numberOf = (card_number: string) =>
      cardForKnownBoat.safeParse({ ...noOne, membership: { ...membership, card_number } });
    expect(numberOf('').data?.membership.card_number).toBeUndefined();
    expect(numberOf('ST42').error?.issues).toMatchObject([
      { path: ['membership', 'card_number'], message: 'cardNumberInvalid' },
    ]);
  });

  it('checks the person and boat only where they are new', () => {
    expect(cardForKnownBoat.safeParse({ ...noOne, membership }).success).toBe(true);
    expect(cardForNewcomer.safeParse({ ...noOne, membership }).success).toBe(false);
  });

  it('names the residents of the boat as holders, the primary boater first', () => {
    const others = [
      { ...ines!, id: 'second', is_primary: false, relation_type: 'RESIDENT' as const },
      { ...ines!, id: 'guest', is_primary: false, relation_type: 'VISITOR' as const },
      { ...ines!, id: 'first', is_primary: true, relation_type: 'RESIDENT' as const },
    ];
    expect(holdersOf({ boaters: others })).toEqual([{ boater_id: 'first' }, { boater_id: 'second' }]);
  });
});
