import { useTranslation } from 'react-i18next';
import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { visitMark } from '../model/visit-mark.js';
import { useVisitWords } from './use-visit-words.js';

const NOTHING = '–';

/** The columns of visitors (spec 2 §2). */
export function useVisitorColumns(): readonly Column<VisitorRow>[] {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const country = useCountryName();
  const words = useVisitWords();
  const interaction = ({ last_interaction, last_interaction_kind }: VisitorRow) =>
    t(`interaction_${last_interaction_kind}`, { when: formats.instant(last_interaction) });
  return [
    {
      id: 'person',
      header: t('columnFullName'),
      width: 240,
      cell: ({ full_name }) => <strong>{full_name ?? t('erased')}</strong>,
      text: ({ full_name }) => full_name,
    },
    {
      id: 'country',
      header: t('trade:country'),
      width: 190,
      cell: (row) => country(row.country) ?? NOTHING,
      text: (row) => country(row.country),
    },
    {
      id: 'interaction',
      header: t('columnLastInteraction'),
      width: 260,
      cell: (row) => <TwoLines main={interaction(row)} />,
      text: interaction,
    },
    {
      id: 'visit',
      header: t('columnNextVisit'),
      width: 260,
      cell: ({ next_visit }) => <TwoLines {...words(next_visit)} />,
      text: ({ next_visit }) => words(next_visit).main,
    },
    {
      id: 'mark',
      header: t('columnMove'),
      width: 70,
      align: 'right',
      cell: ({ next_visit }) => {
        const mark = visitMark(next_visit);
        return (
          mark !== null && (
            <span role="img" aria-label={t(`move_${mark}`)}>
              <StatusMark kind={mark} />
            </span>
          )
        );
      },
    },
  ];
}
