import type { MarinaUser } from '../../../../../contracts/identity/user.js';

/** First and last name; the address of somebody who has none. */
export function fullName({ first_name, last_name, email }: Pick<MarinaUser, 'first_name' | 'last_name' | 'email'>) {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? email : name;
}
