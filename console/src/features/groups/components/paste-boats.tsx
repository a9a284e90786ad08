import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_GROUP_BOATS } from '../../../../../contracts/reservations/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import {
  boatsOf,
  type ListColumn,
  type ListedBoat,
  listColumns,
  type PastedTable,
  readTable,
  withColumn,
} from '../model/pasted-list.js';

const columnWords = {
  name: 'trade:boat',
  skipper: 'skipper',
  length: 'trade:length',
  beam: 'trade:beam',
  draft: 'trade:draught',
  email: 'trade:email',
  phone: 'trade:phone',
  ignored: 'ignored',
} as const satisfies Readonly<Record<ListColumn, string>>;

interface PasteBoatsProps {
  /** How many boats the group may still get. */
  room: number;
  onBoats: (boats: readonly ListedBoat[]) => void;
}

/** Lines of the pasted list that are shown while its columns are checked. */
const SHOWN = 5;
/** Characters of a list of sixty boats, with room for what a mail has around them. */
const LONGEST = 20_000;

/** A list from a spreadsheet or a mail, whose columns are recognised and can be corrected before its boats are taken. */
export function PasteBoats({ room, onBoats }: PasteBoatsProps) {
  const { t } = useTranslation('groups');
  const [text, setText] = useState('');
  const [table, setTable] = useState<PastedTable | null>(null);
  const read = (typed: string) => {
    setText(typed);
    setTable(typed.trim() === '' ? null : readTable(typed));
  };
  const boats = table === null ? [] : boatsOf(table);
  const options = listColumns.map((value) => ({ value, label: t(columnWords[value]) }));
  return (
    <>
      <NoteInput
        label={t('pasteLabel')}
        hint={t('pasteHint')}
        max={LONGEST}
        rows={4}
        value={text}
        onChange={(value) => read(value ?? '')}
      />
      {table !== null && (
        <Scroll>
          <table aria-label={t('pastedList')}>
            <thead>
              <tr>
                {table.columns.map((column, at) => (
                  <th key={at} scope="col" style={{ minWidth: 120, padding: 4, textAlign: 'left' }}>
                    <SelectInput
                      label={t('columnOf', { head: table.head?.[at] ?? at + 1 })}
                      labelHidden
                      value={column}
                      options={options}
                      onChange={(value) => {
                        const chosen = listColumns.find((known) => known === value);
                        if (chosen !== undefined) setTable(withColumn(table, at, chosen));
                      }}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.lines.slice(0, SHOWN).map((line, row) => (
                <tr key={row}>
                  {table.columns.map((_, at) => (
                    <td key={at} style={{ padding: '2px 8px' }}>
                      {line[at] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {table !== null && (
        <Row gap={12}>
          <Button
            disabledReason={boats.length > room ? t('tooManyBoats', { most: MOST_GROUP_BOATS }) : null}
            onClick={() => {
              onBoats(boats);
              read('');
            }}
          >
            {t('takeBoats', { count: boats.length })}
          </Button>
          {table.lines.length > SHOWN && <Quiet>{t('moreLines', { count: table.lines.length - SHOWN })}</Quiet>}
        </Row>
      )}
    </>
  );
}
