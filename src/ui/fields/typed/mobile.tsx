import { checkMobile, normaliseMobile } from '#domain/person/contact.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { commitOnBlur, controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';

const typedLimit = 24;

function Input(props: FieldInputProps<string>) {
  function leave() {
    const kept = normaliseMobile(props.value);
    commitOnBlur(kept, checkMobile(kept) === undefined, props);
  }
  return (
    <TextInput
      {...controlProps(props)}
      type="tel"
      inputMode="tel"
      autoComplete={useAutocomplete(props.field.key, 'tel')}
      maxLength={typedLimit}
      onBlur={leave}
    />
  );
}

export const mobile = textModule({
  Input,
  normalise: normaliseMobile,
  check: checkMobile,
});
