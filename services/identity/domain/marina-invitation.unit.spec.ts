import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial, type MarinaInvitationEvent } from './marina-invitation.js';

const given = specificationOf({ initial, evolve, decide });
const invitation = {
  invitation_id: 'i1',
  marina_id: 'm1',
  email: 'ines@example.org',
  user_id: 'u1',
  at: '2027-06-01T08:00:00.000Z',
  expires_at: '2027-06-15T08:00:00.000Z',
};
const made: MarinaInvitationEvent = { type: 'MarinaInvitationMade', data: invitation };
const soon = { now: '2027-06-02T08:00:00.000Z' };
const answer = (user_id: string, accept = true) => ({ type: 'Answer' as const, user_id, accept });
const answered = (accepted: boolean): MarinaInvitationEvent => ({
  type: 'MarinaInvitationAnswered',
  data: { invitation_id: 'i1', accepted, at: soon.now },
});

describe('the invitation to one more marina', () => {
  it('is answered once, by the person invited', () => {
    given([]).when({ type: 'Invite', invitation }, soon).then(made);
    given([made]).when(answer('u1'), soon).then(answered(true));
    given([made]).when(answer('u1', false), soon).then(answered(false));
    given([made]).when(answer('u2'), soon).thenRefused('INVITATION_NOT_FOUND');
    given([made, answered(false)])
      .when(answer('u1'), soon)
      .thenRefused('INVITATION_NOT_FOUND');
  });

  it('ends after its time', () => {
    given([made]).when(answer('u1'), { now: invitation.expires_at }).thenRefused('INVITATION_NOT_FOUND');
  });

  it('is closed if it was made before the person was taken out of the marina, and not if it was made since', () => {
    const closed: MarinaInvitationEvent = {
      type: 'MarinaInvitationClosed',
      data: { invitation_id: 'i1', at: soon.now },
    };
    given([made]).when({ type: 'Close', removed_at: invitation.at }, soon).then(closed);
    given([made]).when({ type: 'Close', removed_at: '2027-06-01T07:59:59.999Z' }, soon).then();
    given([made, answered(true)])
      .when({ type: 'Close', removed_at: soon.now }, soon)
      .then();
    given([made, closed]).when(answer('u1'), soon).thenRefused('INVITATION_NOT_FOUND');
  });
});
