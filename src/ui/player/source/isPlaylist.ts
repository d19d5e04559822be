/** Whether it is the address of an HLS playlist. */
export const isPlaylist = (address: string) => /\.m3u8(?:[?#]|$)/i.test(address);
