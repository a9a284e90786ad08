import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PierProgress } from '../model/progress.js';
import { pierAddress } from '../model/walk-address.js';

const Strip = styled('nav')({
  flex: 'none',
  borderRadius: radius.card,
  backgroundColor: role.sunk,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& ul': { display: 'flex', minWidth: 'min-content', padding: 2 },
  '& li': { flex: '1 0 64px' },
});
const Pier = styled(Link)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 44,
  padding: '2px 8px',
  borderRadius: radius.control,
  color: role.ink2,
  ...type.strong,
  whiteSpace: 'nowrap',
  '& small': { ...type.label },
  '& small[data-done=true]': { color: role.booked.on },
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=page]': { backgroundColor: role.surface, color: role.ink, boxShadow: `0 1px 2px ${role.shadow}` },
});

/** The piers of the walk, to change between them. */
export function PierChoice({ piers, current }: { piers: readonly PierProgress[]; current: string }) {
  const { t } = useTranslation('dockwalk');
  return (
    <Strip aria-label={t('trade:piers')}>
      <ul>
        {piers.map((pier) => (
          <li key={pier.pier_id}>
            <Pier
              to={pierAddress(pier.pier_id)}
              replace
              ref={(place) => {
                if (pier.pier_id === current) place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
              aria-current={pier.pier_id === current ? 'page' : undefined}
            >
              {pier.name}
              <small data-done={pier.complete}>
                {pier.complete ? t('pierDoneShort') : `${pier.checked} / ${pier.berths}`}
              </small>
            </Pier>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
