import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Grant, grants } from '../../../../../contracts/identity/vocabulary.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Stack } from '../../../ui/layout/stack.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useUser } from '../../../lib/session/session-context.js';
import { mayGiveRole, roles, valuesOf } from '../model/grants.js';

const Grants = styled('div')({ display: 'grid', gap: 12, paddingTop: 14, borderTop: `1px solid ${role.line}` });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  '& small': { ...type.second, display: 'block', color: role.ink2 },
});

interface UserFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  /** The address of a new user; an existing one keeps theirs. */
  readonly withEmail: boolean;
  readonly locked?: readonly Grant[];
}

/** Names, language, role and permissions of a user. */
export function UserFields<V extends FieldValues, T>({ control, withEmail, locked = [] }: UserFieldsProps<V, T>) {
  const { t } = useTranslation(['users', 'entities/user']);
  const at = (name: string) => name as Path<V>;
  const givesRole = mayGiveRole(useUser());
  return (
    <>
      <Stack gap={14} columns="repeat(2, minmax(0, 1fr))">
        <TextField control={control} name={at('first_name')} label={t('trade:firstName')} required autoFocus />
        <TextField control={control} name={at('last_name')} label={t('trade:lastName')} required />
      </Stack>
      {withEmail && <TextField control={control} name={at('email')} label={t('trade:email')} type="email" required />}
      <SelectField
        control={control}
        name={at('language')}
        label={t('language')}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
      />
      <Grants>
        <Row>
          <span aria-hidden="true" style={{ flex: '1 1 220px' }}>
            {t('role')}
            <small>{t(givesRole ? 'about_role' : 'roleLocked')}</small>
          </span>
          <ToggleField
            control={control}
            name={at('role')}
            label={t('role')}
            labelHidden
            disabled={!givesRole}
            options={roles.map((value) => ({ value, label: t(`role_${value}`) }))}
          />
        </Row>
        {grants.map((grant) => (
          <Row key={grant}>
            <span aria-hidden="true">
              {t(`entities/user:grant_${grant}`)}
              <small>{t(`about_${grant}`)}</small>
            </span>
            <ToggleField
              control={control}
              name={at(`permissions.${grant}`)}
              label={t(`entities/user:grant_${grant}`)}
              labelHidden
              disabled={locked.includes(grant)}
              options={valuesOf[grant].map((value) => ({ value, label: t(`entities/user:value_${value}`) }))}
            />
          </Row>
        ))}
      </Grants>
    </>
  );
}
