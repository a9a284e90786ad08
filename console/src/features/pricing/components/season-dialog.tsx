import { useTranslation } from 'react-i18next';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { TextCell } from './cells.js';
import { NamesFields } from './names-fields.js';
import { RowDialog } from './row-dialog.js';

/** The name of a season in all languages. */
export function SeasonDialog({ index, onClose }: { readonly index: number; readonly onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { form, change } = useEditing();
  const season = form.seasons[index];
  if (season === undefined) return null;
  const path = `seasons.${String(index)}`;
  return (
    <RowDialog title={t('seasonNamed', { name: season.name })} onClose={onClose}>
      <TextCell
        path={`${path}.name`}
        label={t('trade:name')}
        labelHidden={false}
        required
        value={season.name}
        onChange={(name) => change((next) => editRow(next.seasons, index, (row) => void (row.name = name)))}
      />
      <NamesFields
        path={`${path}.names`}
        name={season.name}
        names={season.names}
        onChange={(names) =>
          change((next) =>
            editRow(next.seasons, index, (row) => {
              if (names === undefined) delete row.names;
              else row.names = names;
            }),
          )
        }
      />
    </RowDialog>
  );
}
