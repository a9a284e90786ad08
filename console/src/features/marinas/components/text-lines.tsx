import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { AddIcon, AscendingIcon, DeleteIcon } from '../../../ui/icons.js';
import { Stack } from '../../../ui/layout/stack.js';

interface TextLinesProps<V extends FieldValues, T> {
  control: Control<V, unknown, T>;
  name: Path<V>;
  max?: number;
}

/** An ordered list of short texts. */
export function TextLines<V extends FieldValues, T>({ control, name, max = 20 }: TextLinesProps<V, T>) {
  const { t } = useTranslation('marinas');
  const words = useFieldWordsOfPage();
  const { field, fieldState } = useController<V, Path<V>, T>({ control, name });
  const lines = field.value as readonly string[];
  const errors = fieldState.error as unknown as readonly ({ message?: string } | undefined)[] | undefined;
  const change = (next: readonly string[]) => {
    field.onChange(next);
    field.onBlur();
  };
  return (
    <>
      {lines.map((line, index) => {
        const code = errors?.[index]?.message;
        const number = index + 1;
        return (
          // The lines have no identity of their own: their place is what distinguishes them.
          <Stack gap={6} columns="auto minmax(0, 1fr) auto" key={index}>
            <IconButton
              label={t('moveUp', { number })}
              disabled={index === 0}
              onClick={() =>
                change([
                  ...lines.slice(0, index - 1),
                  line,
                  ...lines.slice(index - 1, index),
                  ...lines.slice(index + 1),
                ])
              }
              icon={<AscendingIcon />}
            />
            <TextInput
              label={t('requirementNumber', { number })}
              labelHidden
              value={line}
              maxLength={120}
              autoFocus={line === ''}
              error={code === undefined ? undefined : words(code)}
              onChange={(text) => field.onChange(lines.map((each, at) => (at === index ? (text ?? '') : each)))}
              onBlur={field.onBlur}
            />
            <IconButton
              label={t('removeRequirement', { number })}
              onClick={() => change(lines.filter((_, at) => at !== index))}
              icon={<DeleteIcon />}
            />
          </Stack>
        );
      })}
      {lines.length < max && (
        <div>
          <Button kind="quiet" icon={<AddIcon />} onClick={() => field.onChange([...lines, ''])}>
            {t('addRequirement')}
          </Button>
        </div>
      )}
    </>
  );
}
