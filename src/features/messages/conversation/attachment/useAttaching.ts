import { type ChangeEvent, type MouseEvent, useState } from 'react';
import { maxSentPdfMegabytes } from '#domain/file/typeOfContent.ts';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { pageUploads } from '#flows/uploads/pageUploads.ts';
import { bytesToPrepare } from '#ui/fields/uploaded/intake/bytesToPrepare.ts';
import { type FileIntake, useFileIntake } from '#ui/fields/uploaded/intake/useFileIntake.ts';
import type { HostPicture } from '#ui/fields/uploaded/uploadingContext.ts';
import { type Attachment, beginAttachment, useAttachment } from './attachments.ts';

export interface Attaching {
  readonly attachment: Attachment | undefined;
  readonly intake: FileIntake;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly choose: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Opens the host's album instead of the phone's file picker, where there is one. */
  readonly chooseInHost: (event: MouseEvent) => void;
}

const limits = { onlyPictures: false, pdfMegabytes: maxSentPdfMegabytes };

/** From the choice of a picture or file to its upload. What is typed stays as it is. */
export function useAttaching(owner: MessageOwner, partner: Partner): Attaching {
  const conversation = { owner, partner };
  const attachment = useAttachment(conversation);
  const intake = useFileIntake(pageUploads, limits);
  const [isOpen, setIsOpen] = useState(false);

  /** By its content: a picture that was chosen as a file is sent as a picture. */
  async function take(chosen: Blob, name: string) {
    const fitted = await intake.fit(chosen);
    if (fitted === undefined) return;
    const { file, extension } = fitted;
    const isPicture = extension !== 'pdf';
    beginAttachment(conversation, {
      business: isPicture ? 'picture' : 'file',
      name,
      upload: pageUploads(file, extension),
      previewUrl: isPicture ? URL.createObjectURL(file) : '',
    });
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (file === undefined) return;
    intake.clear();
    setIsOpen(false);
    void take(file, file.name);
  }

  function takeHostPicture([picture]: readonly HostPicture[]) {
    if (picture === undefined) return;
    setIsOpen(false);
    const bytes = bytesToPrepare(picture);
    if (bytes !== undefined) return void take(bytes, '');
    const { previewUrl, send } = picture;
    beginAttachment(conversation, { business: 'picture', name: '', upload: send(), previewUrl });
  }

  return {
    attachment,
    intake,
    isOpen: isOpen && attachment === undefined,
    toggle() {
      intake.clear();
      setIsOpen(!isOpen);
    },
    choose,
    chooseInHost(event) {
      if (intake.chooseInHost(event, 1, takeHostPicture)) intake.clear();
    },
  };
}
