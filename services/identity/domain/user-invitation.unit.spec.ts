import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { HOME, LATER, manager, NOW, USER, userAdded } from '../../../tests/fixtures/users.js';
import { decide, evolve, initial } from './user.js';
import type { UserCommand } from './user-commands.js';

const given = specificationOf({ initial, evolve, decide });
const now = { now: NOW };
const HOLDER = 'user-9';
const until = { invitation: '2027-06-08T08:00:00.000Z', reset: LATER };

const invited = (more: object = {}) =>
  userAdded({ password_hash: null, invited_until: LATER, invites_user: HOLDER, ...more });
const answer = (accept: boolean, user_id = HOLDER): UserCommand => ({ type: 'AnswerInvitation', user_id, accept });
const declined = { type: 'InvitationDeclined' as const, data: { user_id: USER, at: NOW } };

describe('a record that invites the user who has its address', () => {
  it('goes once that user accepts', () => {
    given([invited()])
      .when(answer(true), now)
      .then(
        { type: 'MarinaAccessRemoved', data: { user_id: USER, marina_id: HOME, at: NOW } },
        { type: 'UserDeleted', data: { user_id: USER } },
      );
  });

  it('stays when that user declines, who cannot accept afterwards', () => {
    given([invited()]).when(answer(false), now).then(declined);
    given([invited(), declined]).when(answer(true), now).thenRefused('INVITATION_NOT_FOUND');
  });

  it('is answered by nobody else, and not after its end', () => {
    given([invited()]).when(answer(true, 'user-8'), now).thenRefused('INVITATION_NOT_FOUND');
    given([invited()]).when(answer(true), { now: LATER }).thenRefused('INVITATION_NOT_FOUND');
    given([invited({ invites_user: null })])
      .when(answer(true), now)
      .thenRefused('INVITATION_NOT_FOUND');
  });

  it('is sent again, to whoever has the address by then', () => {
    const send = (invites_user: string | null): UserCommand => {
      return { type: 'SendLink', by: manager(), until, invites_user };
    };
    const outcome = given([invited()]).when(send('user-7'), { now: LATER });
    expect(outcome.events()).toMatchObject([{ data: { invites: true, invites_user: 'user-7' } }]);
    expect(outcome.state()).toMatchObject({ invites_user: 'user-7', invited_until: until.invitation });
    expect(given([invited()]).when(send(null), { now: LATER }).state()).toMatchObject({ invites_user: null });
  });
});
