import { checkEmail, normaliseEmail } from '#domain/person/contact.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';

const typedLimit = 254;

function Input(props: FieldInputProps<string>) {
  return (
    <TextInput
      {...controlProps(props)}
      type="email"
      inputMode="email"
      autoComplete={useAutocomplete(props.field.key, 'email')}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={typedLimit}
    />
  );
}

export const email = textModule({
  Input,
  normalise: normaliseEmail,
  check: checkEmail,
});
