import { Row } from '../../ui/layout/row.js';
import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachIcon, SendIcon } from '../../ui/icons.js';
import { placeholdersIn } from '../../../../contracts/messages/rules/template-text.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { unseen } from '../../ui/theme/measures.js';
import { ChosenFile } from './chosen-file.js';
import { filesToAdd, type RefusedFile } from './chosen-files.js';
import type { Writing } from './use-writing.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { MESSAGE_TEXT_MAX } from '../../../../contracts/vocabulary/message-text.js';

const Files = styled('ul')({ display: 'flex', gap: 8, flexWrap: 'wrap', flex: 1, minWidth: 0 });
const Picker = styled('input')(unseen);

interface MessageWriterProps {
  readonly writing: Writing;
  /** Text that explains why the user cannot write; null if the user can. */
  readonly lockedReason: string | null;
  /** Content above the input, such as templates. */
  readonly above?: ReactNode;
  /** Receives the input, for content that moves the focus to it. */
  readonly field?: RefObject<HTMLElement | null>;
}

/** The input below a conversation. The button and Ctrl+Enter or ⌘+Enter send the message with its files. */
export function MessageWriter({ writing, lockedReason, above, field }: MessageWriterProps) {
  const { t } = useTranslation('entities/message');
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const { text, setText, files, setFiles, write } = writing;
  const empty = text.trim() === '' && files.length === 0;
  const left = placeholdersIn(text).length > 0;
  const hindrance = lockedReason ?? (empty ? t('writeFirst') : left ? t('replacePlaceholders') : null);
  const send = () => {
    if (hindrance === null) write();
  };
  const add = (chosen: readonly File[]) => {
    const { added, refused } = filesToAdd(files, chosen);
    setFiles(added);
    for (const { name, why } of refused)
      toast({ kind: 'wrong', text: t(`fileRefused_${why}` satisfies RefusedWord, { name }) });
  };
  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (lockedReason === null) add([...event.dataTransfer.files]);
      }}
    >
      {lockedReason === null && above}
      <NoteInput
        label={t('writeMessage')}
        reason={lockedReason}
        hint={lockedReason === null ? t('writeHint') : undefined}
        max={MESSAGE_TEXT_MAX}
        value={text}
        inputRef={(element) => {
          if (field !== undefined) field.current = element;
        }}
        onChange={(value) => setText(value ?? '')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <Row gap={8} align="center" wrap>
        <IconButton
          label={t('attachFiles')}
          icon={<AttachIcon />}
          disabledReason={lockedReason}
          onClick={() => picker.current?.click()}
        />
        <Picker
          ref={picker}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t('attachFiles')}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Files aria-label={t('filesToSend')}>
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`}>
              <ChosenFile file={file} onRemove={() => setFiles(files.filter((one) => one !== file))} />
            </li>
          ))}
        </Files>
        <Button type="submit" kind="primary" icon={<SendIcon />} disabledReason={hindrance}>
          {t('actions:send')}
        </Button>
      </Row>
    </Stack>
  );
}

type RefusedWord = `fileRefused_${RefusedFile['why']}`;
