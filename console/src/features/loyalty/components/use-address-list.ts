import { useRef, useState } from 'react';
import type * as z from 'zod';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import type { checkedList } from '../../../../../contracts/loyalty/gift.js';
import { MOST_ADDRESSES } from '../../../../../contracts/loyalty/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { type AddressList, addressesIn } from '../model/address-list.js';

export type CheckedList = z.output<typeof checkedList>;

/** Why a file cannot be used. */
export type FileFault = 'kind' | 'empty' | 'long';

/** The list of members from a file, and what the server knows of its addresses. */
export function useAddressList() {
  const [file, setFile] = useState<{ readonly name: string; readonly bytes: number } | null>(null);
  const [list, setList] = useState<AddressList | null>(null);
  const [checked, setChecked] = useState<CheckedList | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const turns = useRef(0);
  const remove = () => {
    turns.current += 1;
    setFile(null);
    setList(null);
    setChecked(null);
    setFault(null);
    setError(null);
  };
  const check = async (read: AddressList) => {
    const turn = turns.current;
    setError(null);
    try {
      const answer = await call(loyaltyCalls.checkList, { email_list: [...read.addresses] });
      if (turn === turns.current) setChecked(answer);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      if (turn === turns.current) setError(refused);
    }
  };
  return {
    file,
    list,
    checked,
    fault,
    error,
    remove,
    checkAgain: () => (list === null ? Promise.resolve() : check(list)),
    choose: async (chosen: File) => {
      remove();
      const turn = turns.current;
      const read = isCsv(chosen) ? addressesIn(await chosen.text()) : null;
      if (turn !== turns.current) return;
      const wrong = faultOf(read);
      setFault(wrong);
      if (read === null || wrong !== null) return;
      setFile({ name: chosen.name, bytes: chosen.size });
      setList(read);
      await check(read);
    },
  };
}

const isCsv = ({ name }: File): boolean => name.toLowerCase().endsWith('.csv');

/** @param list null: the file is of another kind */
function faultOf(list: AddressList | null): FileFault | null {
  if (list === null) return 'kind';
  if (list.addresses.length === 0) return 'empty';
  return list.addresses.length > MOST_ADDRESSES ? 'long' : null;
}

export type ChosenList = ReturnType<typeof useAddressList>;
