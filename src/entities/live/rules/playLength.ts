const twoDigits = (number: number) => (number < 10 ? `0${number}` : `${number}`);

/** `3:07` or `1:02:09`, of seconds; '' for what is no length. */
export function playLength(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0 && seconds < 360_000)) return '';
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const tail = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}
