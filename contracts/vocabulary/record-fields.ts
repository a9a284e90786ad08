import * as z from 'zod';

/** A field of a record, as forms accept it and as it is stored. A form that leaves it out stores the default. */
interface RecordField {
  readonly form: z.ZodType;
  readonly stored: z.ZodType;
}
type RecordFields = Readonly<Record<string, RecordField>>;
type ShapeOf<F extends RecordFields, S extends keyof RecordField> = { -readonly [N in keyof F]: F[N][S] };

export function recordField<F extends z.ZodType, S extends z.ZodType>(form: F, stored: S) {
  return { form, stored };
}

/** A text that nobody has to give; null: not known, also in events of before the field existed. */
export function optionalText<F extends z.ZodType>(form: F) {
  return recordField(form.optional(), z.string().nullable().default(null));
}

/** The schemas with which a form checks the fields. */
export function formShape<const F extends RecordFields>(fields: F): ShapeOf<F, 'form'> {
  return shapeOf(fields, 'form');
}

/** The schemas of the fields in records and events. */
export function storedShape<const F extends RecordFields>(fields: F): ShapeOf<F, 'stored'> {
  return shapeOf(fields, 'stored');
}

function shapeOf<F extends RecordFields, S extends keyof RecordField>(fields: F, as: S): ShapeOf<F, S> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[as]])) as ShapeOf<F, S>;
}
