import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { MoreIcon } from '../../../ui/icons.js';
import type { Column } from '../../../ui/list/column.js';
import { PierInstant } from './pier-instant.js';
import { PierTonight } from './pier-tonight.js';

interface PierActions {
  readonly mayEdit: boolean;
  readonly onEdit: (pier: PierRecord) => void;
  readonly onDelete: (pier: PierRecord) => void;
}

/** The columns of the piers. */
export function usePierColumns({ mayEdit, onEdit, onDelete }: PierActions): readonly Column<PierRecord>[] {
  const { t } = useTranslation('inventory');
  const { sizes, number } = useFormats();
  return [
    {
      id: 'name',
      header: t('trade:pier'),
      width: 100,
      cell: ({ name }) => <b>{t('trade:pierNamed', { pier: name })}</b>,
    },
    {
      id: 'sizes',
      header: t('usualSizes'),
      width: 190,
      cell: ({ usual_sizes: usual, number_of_berths: of }) =>
        usual === null ? (
          '–'
        ) : (
          <>
            {sizes({ length: usual.max_loa, beam: usual.max_beam, draft: usual.max_draft })}
            <small>{usual.berths === of ? t('allThisSize') : t('thisSize', { count: usual.berths, of })}</small>
          </>
        ),
    },
    {
      id: 'berths',
      header: t('trade:berths'),
      align: 'right',
      width: 100,
      cell: ({ id, number_of_berths }) => <Link to={`/inventory?piers=${id}`}>{number(number_of_berths)}</Link>,
    },
    { id: 'active', header: t('column_active'), align: 'right', width: 70, cell: ({ active }) => number(active) },
    { id: 'tonight', header: t('trade:tonight'), width: 210, cell: (pier) => <PierTonight pier={pier} /> },
    { id: 'instant', header: t('column_instant_booking'), width: 80, cell: (pier) => <PierInstant pier={pier} /> },
    {
      id: 'menu',
      header: '',
      width: 56,
      align: 'right',
      cell: (pier) => (
        <MenuButton
          iconOnly
          icon={<MoreIcon />}
          label={t('menuOfPier', { pier: pier.name })}
          items={[
            { id: 'edit', label: t('actions:edit'), run: () => onEdit(pier) },
            {
              id: 'delete',
              label: t('actions:delete'),
              danger: true,
              disabledReason: mayEdit ? null : t('mayNotEdit'),
              run: () => onDelete(pier),
            },
          ]}
        />
      ),
    },
  ];
}
