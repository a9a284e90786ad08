import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { EditDialog } from '../components/edit-dialog.js';
import { Users } from '../components/users.js';

/** The users of the marina with the form of one of them. */
export function Component() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const may = useMay(userCalls.getall.access);
  const { data } = useLoad(userCalls.getall, { user_id: id }, { topics: [{ topic: 'users' }], enabled: may });
  if (data?.items.length === 0) return <NotFound />;
  const [user] = data?.items ?? [];
  return (
    <Users>
      {user !== undefined && <EditDialog key={user.id} user={user} onClose={() => void navigate(`/users${search}`)} />}
    </Users>
  );
}
