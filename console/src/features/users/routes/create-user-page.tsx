import { useLocation, useNavigate } from 'react-router-dom';
import { InviteDialog } from '../components/invite-dialog.js';
import { Users } from '../components/users.js';

/** The users of the marina with the form of a new one. */
export function Component() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Users>
      <InviteDialog onClose={() => void navigate(`/users${search}`)} />
    </Users>
  );
}
