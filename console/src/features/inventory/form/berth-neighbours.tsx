import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { BackIcon, ForwardIcon } from '../../../ui/icons.js';
import { Unseen } from '../../../ui/page/unseen.js';

interface Beside {
  readonly id: string;
  readonly name: string;
}

/** Links to the berths before and after; Alt with an arrow key goes there too. */
export function BerthNeighbours({ previous, next }: { previous: Beside | null; next: Beside | null }) {
  const { t } = useTranslation('inventory/berth');
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // The browser's own Back and Forward have the same keys.
      event.preventDefault();
      if (to !== null) void navigate(`/berths/${to.id}`);
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, [previous, next, navigate]);
  return (
    <>
      {previous !== null && (
        <LinkButton kind="quiet" to={`/berths/${previous.id}`} icon={<BackIcon />} aria-keyshortcuts="Alt+ArrowLeft">
          <Unseen>{t('previousBerth')} </Unseen>
          {previous.name}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton kind="quiet" to={`/berths/${next.id}`} aria-keyshortcuts="Alt+ArrowRight">
          <Unseen>{t('nextBerth')} </Unseen>
          {next.name}
          <ForwardIcon />
        </LinkButton>
      )}
    </>
  );
}
