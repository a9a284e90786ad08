import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { RunBerth } from '../model/berth-run.js';

const Box = styled('div')({
  maxHeight: 260,
  overflowY: 'auto',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    ...type.label,
    position: 'sticky',
    top: 0,
    backgroundColor: role.sunk,
    color: role.ink2,
    textAlign: 'left',
  },
  '& th, & td': { padding: '6px 14px', borderBottom: `1px solid ${role.line}`, height: 36 },
  '& td:last-of-type': { textAlign: 'right' },
});
const Taken = styled('b')({ color: role.wrong.on, fontWeight: 650 });

interface RunListProps {
  berths: readonly RunBerth[];
  nameOf: (number: number) => string;
  /** Sizes of the new berths in words. */
  size: string;
  onLeaveOut: (number: number, out: boolean) => void;
}

/** The berths of a run, each to be left out by hand. */
export function RunList({ berths, nameOf, size, onLeaveOut }: RunListProps) {
  const { t } = useTranslation('inventory');
  return (
    <Box tabIndex={0} role="region" aria-label={t('runList')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column_name')}</th>
            <th scope="col">{t('column_size')}</th>
            <th scope="col">{t('runState')}</th>
            <th scope="col" aria-label={t('leaveOut')} />
          </tr>
        </thead>
        <tbody>
          {berths.map(({ number, state }) => (
            <tr key={number}>
              <td>
                <b>{nameOf(number)}</b>
              </td>
              <td>{state === 'there' ? '' : size}</td>
              <td>
                {state === 'there' ? (
                  <Taken>{t('alreadyExists', { berth: nameOf(number) })}</Taken>
                ) : (
                  t(state === 'new' ? 'runNew' : 'runLeftOut')
                )}
              </td>
              <td>
                {state === 'there' ? (
                  t('runSkipped')
                ) : (
                  <Button size="small" kind="quiet" onClick={() => onLeaveOut(number, state === 'new')}>
                    {t(state === 'new' ? 'leaveOut' : 'takeIn')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
