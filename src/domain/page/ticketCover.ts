/** The frame of the picture on a ticket, in points; on a wider page it is as wide as the ticket. */
export const ticketCover = { width: 390, height: 86 } as const;
