import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PickerButton, type PickerButtonProps } from '#ui/forms/PickerButton.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ChoiceSheet, type SheetChoice } from './ChoiceSheet.tsx';

export interface ChoicePickerProps
  extends Pick<PickerButtonProps, 'id' | 'labelledBy' | 'describedBy' | 'invalid' | 'onBlur'> {
  readonly title: string;
  readonly choices: readonly SheetChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One of many, in the place of a select: each phone draws that in another look and language. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { title, choices, chosen, onChoose, onBlur, ...button } = props;
  const { words } = useFieldTexts();
  const [isOpen, setIsOpen] = useState(false);
  const shown = choices.find(({ value }) => value === chosen);

  function close() {
    setIsOpen(false);
    onBlur();
  }

  return (
    <>
      <PickerButton
        {...button}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onBlur={() => isOpen || onBlur()}
      >
        {shown === undefined ? words('choose') : <span lang={shown.lang}>{shown.text}</span>}
      </PickerButton>
      {isOpen &&
        createPortal(
          <ChoiceSheet
            name={button.id}
            title={title}
            choices={choices}
            chosen={chosen}
            onChoose={onChoose}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
