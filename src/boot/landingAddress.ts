/**
 * The addresses whose exhibition the boot script asks for. The second id is a channel's; where one checks in on site it is
 * the place's, and the first group is empty.
 */
export const landingAddress =
  /^\/(?:(select|homeclassic|wechat_login)|sign-in)\/([0-9A-Za-z]{24})(?:\/([0-9A-Za-z]{24}))?\/?$/;
