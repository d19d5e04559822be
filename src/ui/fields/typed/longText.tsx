import { cleanText } from '#domain/text/cleanText.ts';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';
import { LengthCount } from './LengthCount.tsx';
import { checkTextLength, cutPasted, typedLimit } from './checkTextLength.ts';

function Input(props: FieldInputProps<string>) {
  const { field, value, onChange } = props;
  return (
    <>
      <TextArea
        {...controlProps(props)}
        autoComplete={useAutocomplete(field.key)}
        onText={(typed) => onChange(cutPasted(field, typed))}
      />
      <LengthCount max={field.max} isLong text={value} />
    </>
  );
}

export const longText = textModule({
  Input,
  normalise: (answer, { max }) => cleanText(answer, max ?? typedLimit),
  check: checkTextLength,
});
