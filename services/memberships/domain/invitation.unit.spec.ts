import { describe, expect, it } from '@jest/globals';
import { decide, evolve, initial, type InvitationCommand, type InvitationState } from './invitation.js';

const at = '2027-06-01T08:00:00.000Z';
const send: InvitationCommand = { type: 'Send', marina_id: 'm1', boater_id: null, code: 'SMA-7K4P' };
const accept: InvitationCommand = { type: 'Accept', boater_id: 'b1', card_id: 'c1' };
const after = (...commands: InvitationCommand[]): InvitationState =>
  commands.reduce((state, command) => decide(command, state, at).reduce(evolve, state), initial());

describe('an invitation', () => {
  it('counts the mails to one address', () => {
    expect(after(send, send)).toMatchObject({ exists: true, sent: 2, joined: false });
  });

  it('is accepted once, with the first card after it', () => {
    expect(after(send, accept)).toMatchObject({ joined: true, boater_id: 'b1' });
    expect(decide(accept, after(send, accept), at)).toEqual([]);
    expect(decide(accept, initial(), at)).toEqual([]);
  });
});
