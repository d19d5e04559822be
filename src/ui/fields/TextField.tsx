import { TextArea } from '../controls/TextArea.tsx';
import { TextInput, type TextInputProps } from '../controls/TextInput.tsx';
import { FieldRow, type FieldRowProps } from './FieldRow.tsx';
import { LengthCount } from './typed/LengthCount.tsx';

type Typing = Pick<
  TextInputProps,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onText'
  | 'placeholder'
  | 'spellCheck'
  | 'value'
>;

export interface TextFieldProps extends Typing, Omit<FieldRowProps, 'children' | 'layout'> {
  readonly type?: 'text' | 'tel' | 'email';
  /** Characters. It is counted and may be exceeded; `maxLength` cuts off. */
  readonly max?: number | undefined;
  readonly isLong?: boolean;
  /** Of a long text, to be seen without scrolling. */
  readonly rows?: number;
  readonly onBlur?: (() => void) | undefined;
}

/** A text in a form of our own, with label, hint, error and count. Questions of an organiser are drawn by `FormField`. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, hint, error, max, isLong = false, rows, type = 'text', ...typing } = props;
  return (
    <FieldRow id={id} label={label} required={required} hint={hint} error={error}>
      {({ describedBy, invalid }) => {
        const control = { name: id, ...typing, id, invalid, 'aria-describedby': describedBy };
        return (
          <>
            {isLong ? (
              <TextArea {...control} {...(rows !== undefined && { rows })} />
            ) : (
              <TextInput {...control} type={type} />
            )}
            {max !== undefined && <LengthCount max={max} isLong={isLong} text={typing.value} />}
          </>
        );
      }}
    </FieldRow>
  );
}
