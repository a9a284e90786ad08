import { describe, expect, it } from '@jest/globals';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EDITOR, VIEWER } from '../../../tests/fixtures/permissions.js';
import { HOME, LATER, NOW, OTHER, sessionStarted, USER, userAdded } from '../../../tests/fixtures/users.js';
import type { UserEvent } from '../domain/user-events.js';
import { type UserDocument, userList } from './user-list.js';

function documentAfter(...events: UserEvent[]): UserDocument | undefined {
  return events.reduce<UserDocument | undefined>((document, event, revision) => {
    const metadata = { recorded_at: `2027-06-0${revision + 1}T10:00:00.000Z` };
    const logged = { ...event, stream: `user-${USER}`, revision, metadata } as unknown as LoggedEvent<UserEvent>;
    const next = userList.apply(document, logged, USER);
    return next === undefined ? document : (next ?? undefined);
  }, undefined);
}

describe('the list of users', () => {
  it('follows the streams of users and no others', () => {
    const on = (stream: string) =>
      userList.documentIds({ ...userAdded(), stream } as unknown as LoggedEvent<UserEvent>);
    expect(on(`user-${USER}`)).toEqual([USER]);
    expect(on(`marina-${USER}`)).toEqual([]);
  });

  it('shows a new user in their marinas, and nothing of the password', () => {
    const document = documentAfter(userAdded());
    expect(document).toMatchObject({ marina_ids: [HOME], sort_name: "o'neill ines", is_first_login: true });
    expect(JSON.stringify(document)).not.toContain('hash');
  });

  it('follows names, permissions and marinas', () => {
    const granted: UserEvent = {
      type: 'MarinaAccessGranted',
      data: { user_id: USER, marina_id: OTHER, permissions: VIEWER },
    };
    const edited: UserEvent = { type: 'UserEdited', data: { user_id: USER, first_name: 'Agnès', last_name: 'Roy' } };
    const raised: UserEvent = { type: 'MarinaAccessGranted', data: { ...granted.data, permissions: EDITOR } };
    const left: UserEvent = { type: 'MarinaAccessRemoved', data: { user_id: USER, marina_id: HOME } };
    expect(documentAfter(userAdded(), edited, granted)).toMatchObject({
      search: 'agnes roy ines@example.org',
      marina_ids: [HOME, OTHER],
    });
    expect(documentAfter(userAdded(), edited, granted, raised)?.access_since).toEqual({
      [HOME]: '2027-06-01T10:00:00.000Z',
      [OTHER]: '2027-06-03T10:00:00.000Z',
    });
    expect(documentAfter(userAdded(), granted, raised, left)).toMatchObject({
      marina_ids: [OTHER],
      access_since: { [OTHER]: '2027-06-02T10:00:00.000Z' },
      marinas: [{ marina_id: OTHER, permissions: EDITOR }],
    });
  });

  it('follows first login, language and temporary passwords', () => {
    const used: UserEvent = { type: 'LoginLinkUsed', data: { user_id: USER, session_id: 's', link_digest: 'd' } };
    const chosen: UserEvent = { type: 'PasswordChanged', data: { user_id: USER, password_hash: 'hash-2' } };
    const first: UserEvent = { type: 'FirstLoginCompleted', data: { user_id: USER, language: 'de' } };
    const spoken: UserEvent = { type: 'LanguageChanged', data: { user_id: USER, language: 'it' } };
    expect(documentAfter(userAdded(), used)).toMatchObject({ is_password_temp: true });
    expect(documentAfter(userAdded(), used, chosen)).toMatchObject({ is_password_temp: false });
    expect(documentAfter(userAdded(), first)).toMatchObject({ is_first_login: false, language: 'de' });
    expect(documentAfter(userAdded(), spoken)).toMatchObject({ language: 'it' });
  });

  it('shows an invitation until the first sign-in, and then when each was', () => {
    const invited = userAdded({ invited_until: LATER });
    expect(documentAfter(invited)).toMatchObject({ invited_until: LATER, last_signed_in_at: null });
    expect(documentAfter(invited, sessionStarted('s'))).toMatchObject({ invited_until: null, last_signed_in_at: NOW });
  });

  it('drops deleted users', () => {
    expect(documentAfter(userAdded(), { type: 'UserDeleted', data: { user_id: USER } })).toBeUndefined();
  });

  it('forgets an erased person', () => {
    const forgotten = userList.personal?.forget(documentAfter(userAdded())!, USER);
    expect(forgotten).toMatchObject({ email: null, first_name: null, last_name: null, search: '', sort_name: '' });
    expect(forgotten?.marina_ids).toEqual([HOME]);
  });
});
