import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MARINA_IN_ADDRESS } from '../../../../contracts/marinas/rules/marina-in-address.js';
import { useMarinaSwitch } from '../../entities/marina/use-marina-switch.js';
import { useSession } from '../../lib/session/session-context.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';

const ID = /^[0-9a-f-]{36}$/;

interface MarinaOfLinkProps {
  readonly children: ReactNode;
  /** Loads an address of the console from the server, so that no data of the previous marina remains. */
  readonly open?: (address: string) => void;
}

/**
 * Follows a link that names a marina, such as that of a notification: the session changes to the marina before the record
 * is opened. A user who does not work there stays where they are, and the record is not found.
 */
export function MarinaOfLink({ children, open = (address) => window.location.replace(address) }: MarinaOfLinkProps) {
  const place = useLocation();
  const { pathname, search, hash } = place;
  const state: unknown = place.state;
  const navigate = useNavigate();
  const { marina } = useSession();
  const query = new URLSearchParams(search);
  const asked = query.get(MARINA_IN_ADDRESS);
  query.delete(MARINA_IN_ADDRESS);
  const address = `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
  const { change } = useMarinaSwitch(() => open(address));
  const followed = useRef<string | null>(null);
  const link = asked === null ? null : `${asked} ${address}`;
  useEffect(() => {
    if (followed.current === link) return;
    followed.current = link;
    if (asked === null) return;
    const stay = () => void navigate(address, { replace: true, state });
    if (asked === marina?.id || !ID.test(asked)) stay();
    else void change(asked).then((changed) => changed || stay());
  }, [link, asked, address, marina, state, change, navigate]);
  if (asked === null) return children;
  return (
    <div style={{ padding: '20px 24px' }}>
      <LoadingLines lines={8} rowHeight={52} />
    </div>
  );
}
