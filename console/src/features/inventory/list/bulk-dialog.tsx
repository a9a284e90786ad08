import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthChanges } from '../../../../../contracts/berths/many-berths.js';
import { type Location, locations, type Service, services } from '../../../entities/berth/facilities.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { flagChanges, type FlagChoice, sizeChanges, type SizeName, sizeNames } from '../model/bulk-changes.js';

export type BulkKind = 'sizes' | 'services' | 'location';

interface BulkDialogProps {
  kind: BulkKind;
  count: number;
  busy: boolean;
  onSave: (changes: BerthChanges) => void;
  onClose: () => void;
}

/** A form for many berths, in which nothing changes unless it is said. */
export function BulkDialog({ kind, count, busy, onSave, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const [sizes, setSizes] = useState<Readonly<Partial<Record<SizeName, number>>>>({});
  const [flags, setFlags] = useState<Readonly<Partial<Record<Service | Location, FlagChoice>>>>({});
  const changes = kind === 'sizes' ? sizeChanges(sizes) : flagChanges(kind, flags);
  return (
    <FormDialog
      open
      title={t(`bulkTitle_${kind}`, { count })}
      dirty={changes !== null}
      confirm={t('changeBerths', { count })}
      disabledReason={changes === null ? t('nothingChosen') : null}
      busy={busy}
      onConfirm={() => changes !== null && onSave(changes)}
      onClose={onClose}
    >
      {kind === 'sizes' ? (
        <FieldsGrid>
          {sizeNames.map((name) => (
            <NumberInput
              key={name}
              label={t(`size_${name}`)}
              suffix="m"
              maxIntegers={4}
              decimals={2}
              placeholder={t('noChange')}
              value={sizes[name] ?? null}
              onChange={(value) => setSizes({ ...sizes, [name]: value ?? undefined })}
            />
          ))}
        </FieldsGrid>
      ) : (
        (kind === 'services' ? services : locations).map((name) => (
          <ToggleInput
            key={name}
            label={
              kind === 'services'
                ? t(`entities/berth:service_${name as Service}`)
                : t(`entities/berth:location_${name as Location}`)
            }
            value={flags[name] ?? 'same'}
            options={[
              { value: 'same', label: t('noChange') },
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
            onChange={(value) => setFlags({ ...flags, [name]: (value ?? 'same') as FlagChoice })}
          />
        ))
      )}
    </FormDialog>
  );
}
