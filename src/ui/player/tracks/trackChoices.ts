export type TrackChoice = 'captions' | 'description';

const choices = new Map<TrackChoice, boolean>();

/** What was chosen for the films before, until the app is closed; undefined before a choice. */
export const chosenTrack = (of: TrackChoice): boolean | undefined => choices.get(of);

export const chooseTrack = (of: TrackChoice, isOn: boolean): void => void choices.set(of, isOn);
