import { webAddress } from '#domain/address/web/webAddress.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';
import { LengthCount } from './LengthCount.tsx';
import { checkTextLength, cutPasted, typedLimit } from './checkTextLength.ts';

function Input(props: FieldInputProps<string>) {
  const { field, value, onChange } = props;
  return (
    <>
      <TextInput
        {...controlProps(props)}
        onText={(typed) => onChange(cutPasted(field, typed))}
        autoComplete={useAutocomplete(field.key)}
      />
      <LengthCount max={field.max} text={value} />
    </>
  );
}

export const text = textModule({
  Input,
  normalise(answer, { max, isWebAddress }) {
    const line = cleanLine(answer, max ?? typedLimit);
    return isWebAddress ? (webAddress(line) ?? line) : line;
  },
  check: (answer, field) =>
    field.isWebAddress && webAddress(answer) === undefined
      ? { code: 'webAddressInvalid' }
      : checkTextLength(answer, field),
});
