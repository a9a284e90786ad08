import { Users } from '../components/users.js';

/** The users of the marina (spec 3 §2). */
export function Component() {
  return <Users />;
}
