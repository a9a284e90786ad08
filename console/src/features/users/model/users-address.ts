import { type Grant, grants } from '../../../../../contracts/identity/vocabulary.js';

/** The state of the list of users, as its address holds it. */
export const userDefaults = { search: '', may: '', page: 1, page_size: 25 };
export type UserAddress = typeof userDefaults;

/** The grant that an address names; undefined if it names none. */
export function grantIn({ may }: Pick<UserAddress, 'may'>): Grant | undefined {
  return grants.find((grant) => grant === may);
}

/** The body of the list's query. */
export function usersQuestion(address: UserAddress) {
  const { search, page, page_size } = address;
  return { ...(search === '' ? {} : { search }), may: grantIn(address), page, page_size };
}
