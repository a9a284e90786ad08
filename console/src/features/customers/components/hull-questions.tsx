import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { HullQuestion } from '../../../entities/vessel/hull-question.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const topics = [{ topic: 'vessels' }] as const;

/** Boats on record of before hulls were asked about: each is settled with one press. Settled ones make room for the next. */
export function HullQuestions() {
  const toast = useToast();
  const problemWords = useProblemWords();
  const who = principalOf({ user: useUser(), marina: useMarina() });
  const may = mayWriteCustomer(who, 'VISITOR', 'change');
  const { data } = useLoad(vesselCalls.hullQuestions, { page: 1, page_size: 5 }, { topics, enabled: may });
  const { send, isPending } = useSend(vesselCalls.update, {
    topics: [{ topic: 'vessels' }, { topic: 'customers' }],
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <>
      {(data?.items ?? []).map(({ vessel_id, name }) => (
        <HullQuestion
          key={vessel_id}
          name={name ?? ''}
          busy={isPending}
          onMultihull={() => void send({ vessel_id, vessel: { hull_type: 'MULTIHULL' } })}
          onMonohull={() => void send({ vessel_id, vessel: { hull_confirmed: true } })}
        />
      ))}
    </>
  );
}
