import { useLocation, useParams } from 'react-router-dom';
import { useOpenElsewhere } from '../../../lib/session/use-open-elsewhere.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotFound } from '../../../ui/states/not-found.js';

/** Opens a boater of any marina, for administrators. */
export function Component() {
  const { marina_id = '', id = '' } = useParams();
  const { search } = useLocation();
  return useOpenElsewhere(marina_id, `/boaters/${id}${search}`, '/boaters') ? <LoadingLines lines={6} /> : <NotFound />;
}
