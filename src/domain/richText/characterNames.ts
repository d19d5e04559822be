const written = (names: string): ReadonlyMap<string, string> =>
  new Map(
    names
      .trim()
      .split(/[ \n]+/)
      .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
  );

/**
 * Names of characters as HTML spells them, each followed by its character: those of HTML 4, which editors write, and what is
 * common of the later ones. `nbsp` is a space, since a text on a phone may break anywhere.
 */
export const characterNames = written(`
  OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜ AlphaΑ BetaΒ GammaΓ DeltaΔ EpsilonΕ ZetaΖ EtaΗ
  ThetaΘ IotaΙ KappaΚ LambdaΛ MuΜ NuΝ XiΞ OmicronΟ PiΠ RhoΡ SigmaΣ TauΤ UpsilonΥ PhiΦ ChiΧ PsiΨ OmegaΩ
  alphaα betaβ gammaγ deltaδ epsilonε zetaζ etaη thetaθ iotaι kappaκ lambdaλ muμ nuν xiξ omicronο piπ rhoρ
  sigmafς sigmaσ tauτ upsilonυ phiφ chiχ psiψ omegaω thetasymϑ upsihϒ pivϖ ensp\u2002 emsp\u2003
  thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo”
  bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ imageℑ
  weierp℘ realℜ trade™ alefsymℵ larr← uarr↑ rarr→ darr↓ harr↔ crarr↵ lArr⇐ uArr⇑ rArr⇒ dArr⇓ hArr⇔ forall∀
  part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑ minus− lowast∗ radic√ prop∝ infin∞ ang∠ and∧ or∨
  cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤ ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗
  perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ rang⟩ loz◊ spades♠ clubs♣ hearts♥ diams♦ apos' excl!
  num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@
  lsqb[ bsol\\ rsqb] Hat^ lowbar_ grave\` lcub{ lbrace{ verbar| vert| rcub} rbrace} half½ frac13⅓ frac23⅔
  frac15⅕ frac18⅛ frac38⅜ frac58⅝ frac78⅞ hyphen‐ dash‐ horbar― mldr… numero№ copysr℗ phone☎ female♀ male♂
  check✓ cross✗ star☆ starf★ sung♪ natural♮ flat♭ sharp♯ ldquor„ rdquor” lsquor‚ rsquor’ telrec⌕ squ□
  squf▪ cir○ utri▵ dtri▿ rtri▹ ltri◃ angstÅ ohmΩ ellℓ leq≤ geq≥ NotEqual≠ ZeroWidthSpace\u200b
  NoBreak\u2060 TRADE™ bigstar★ blacksquare▪ square□ triangle▵ becaus∵ because∵ therefore∴ epsiε
  varepsilonϵ varphiϕ
`);

/** These are read without a semicolon too: so HTML was written at first, and still is. */
export const oldCharacterNames = written(`
  amp& AMP& lt< LT< gt> GT> quot" QUOT" COPY© REG® iexcl¡ cent¢ pound£ curren¤ yen¥ brvbar¦ sect§ uml¨
  copy© ordfª laquo« not¬ shy\u00ad reg® macr¯ deg° plusmn± sup2² sup3³ acute´ microµ para¶ middot· cedil¸
  sup1¹ ordmº raquo» frac14¼ frac12½ frac34¾ iquest¿ AgraveÀ AacuteÁ AcircÂ AtildeÃ AumlÄ AringÅ AEligÆ
  CcedilÇ EgraveÈ EacuteÉ EcircÊ EumlË IgraveÌ IacuteÍ IcircÎ IumlÏ ETHÐ NtildeÑ OgraveÒ OacuteÓ OcircÔ
  OtildeÕ OumlÖ times× OslashØ UgraveÙ UacuteÚ UcircÛ UumlÜ YacuteÝ THORNÞ szligß agraveà aacuteá acircâ
  atildeã aumlä aringå aeligæ ccedilç egraveè eacuteé ecircê eumlë igraveì iacuteí icircî iumlï ethð
  ntildeñ ograveò oacuteó ocircô otildeõ oumlö divide÷ oslashø ugraveù uacuteú ucircû uumlü yacuteý thornþ
  yumlÿ
`);
