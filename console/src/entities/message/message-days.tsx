import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import type { ConversationDay } from './conversation.js';
import { MessageLines } from './message-lines.js';
import type { ToldReservation } from './service-rules.js';

const Day = styled('h3')({ ...type.label, color: role.ink3, textAlign: 'center', marginBottom: 8 });

interface MessageDaysProps {
  readonly days: readonly ConversationDay[];
  readonly reservation: ToldReservation;
  /** Name of the marina. It is shown for staff without a name. */
  readonly marina: string;
  /** The token of the boater's link, which opens the files. */
  readonly token?: string;
}

/** The conversation on the boater's page, oldest message first, with a heading for each day. */
export function MessageDays({ days, reservation, marina, token }: MessageDaysProps) {
  const formats = useFormats();
  return (
    <Stack as="ol" gap={14}>
      {days.map(({ day, messages }) => (
        <li key={day}>
          <Day>{formats.dateShort(day, Number(formats.today().slice(0, 4)))}</Day>
          <MessageLines reader="boater" reservation={reservation} messages={messages} unnamed={marina} token={token} />
        </li>
      ))}
    </Stack>
  );
}
