import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFieldProblem } from '../../../lib/i18n/use-problem-words.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { PasswordField } from './password-field.js';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export const NO_PROOF: Proof = { password: '', code: '' };

interface ProofFieldsProps {
  readonly proof: Proof;
  /** The refusal of the call that the proof was sent with. */
  readonly error: ApiError | null;
  readonly onChange: (proof: Proof) => void;
}

/** The password and a code, which changes of the second factor ask for. */
export function ProofFields({ proof, error, onChange }: ProofFieldsProps) {
  const { t } = useTranslation('identity/two-factor');
  const fieldProblem = useFieldProblem();
  return (
    <>
      <PasswordField
        label={t('trade:yourPassword')}
        autoComplete="current-password"
        value={proof.password}
        error={fieldProblem(error, 'password')}
        onChange={(typed) => onChange({ ...proof, password: typed ?? '' })}
      />
      <TextInput
        label={t('appCode')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        value={proof.code}
        error={fieldProblem(error, 'code')}
        onChange={(typed) => onChange({ ...proof, code: typed ?? '' })}
      />
    </>
  );
}
