import { tokensOf } from './tokens.js';

const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);

/*
 * Words that may stand in any sentence of a homeowner: people, times, amounts, qualities, what happens in every house. They tell neither a
 * trade nor another subject. A phrase of a trade may have them; where they are in none, nothing was missed by not understanding them.
 */
const ENGLISH = `
  husband hubby wife spouse partner girlfriend boyfriend gf bf kid child children toddler newborn infant baby son daughter
  mom mum mother dad father parent grandma grandmother nana grandpa grandfather grandparent grandson granddaughter grandchild
  brother sister sibling aunt uncle cousin niece nephew inlaw ex family relative teen teenager teenage adult elderly senior retire retiree
  neighbour neighbor tenant landlord landlady roommate resident buyer seller realtor owner homeowner
  friend buddy pal coworker colleague boss manager crew lady gentleman dude folk couple girl boy everyone everybody nobody none whoever
  whomever
  visitor mover guest host client customer stranger helper worker repairman reparateur inspector inspection inspect insurance insurer diyer
  dog doggy cat kitten puppy pet people
  mine yours hers ours theirs myself yourself yourselves himself herself itself ourselves themselves
  ever everyday always often sometime someday once twice rarely usually normally generally typically occasionally occasional frequently
  frequent constantly constant continuously continuous regularly regular
  daily yearly annual biweekly seasonal season
  second minute hour morning noon midday afternoon even night midnight overnight weekend weekday yesterday tonite tmrw tomorow tmr
  monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december
  winter summer spring autumn fall christmas xmas thanksgiving eve birthday holiday vacation anniversary
  ago since until till til already yet later late lately latest recently recent early earlier earliest soon sooner soonest eventually
  finally final last next previous previously prior former past present presently current currently nowadays
  suddenly sudden immediately immediate instantly instant quickly quick quicker slowly slow slower gradually meanwhile meantime forever
  temporary temporarily permanent permanently longterm
  moment whenever afterward beforehand ahead anymore anytime date timeline deadline delay
  first secondly third fourth fifth initial initially begin began begun ongoing upcoming
  long longer longest short shorter brief briefly age aged older oldest newer newest younger youngest young overdue
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy ninety hundred thousand million dozen
  few fewer several various multiple numerous plenty lot ton loads bunch handful pair set half quarter whole entire entirely full partial
  partially partly total totally altogether
  feet foot ft inch sq sqft square metre meter centimetre centimeter cm mm kilometre kilometer km mile litre liter degree percent
  single double triple extra additional more most mostly less least enough lack little lil tiny mini smaller smallest bigger biggest large
  larger largest huge massive giant enormous medium average
  wide wider width narrow tall taller high higher height low lower thick thicker thin thinner deep deeper shallow length heavier size amount
  quantity
  almost nearly barely hardly completely absolutely fairly quit rather pretty somewhat slightly slight extremely extreme super highly such
  otherwise roughly approximately approx exactly exact precisely
  only merely simply especially particularly particular mainly primarily main minor major maximum minimum max min limit
  another other each both either neither else rest remain except beside minus per
  think thought know knew known believe guess suppose assume suspect realize realise imagine doubt understand understood remember remind
  forget forgot forgotten mention mind decide consider wonder hope expect wish dream bother
  try tried attempt manage fail
  say said tell told ask answer reply replied respond explain describe talk speak spoke spoken chat discuss argue complain promise suggested
  notice hear heard see saw seen seem look appear feel felt sound touch show shown spot discover found finds
  want wanna prefer preferably like love hate dislike enjoy miss
  move bought buy purchase sell sold rent own live stay inherit
  plan prepare arrange organize organise start happen occur continue finish end complete
  turn shut open close run ran put leave left give gave given let goes went gone goin
  push pull use reuse handle deal dealt take took taken bring brought carry carried hold held keep grab throw threw thrown toss
  book schedule reschedule appointment arrive arrival visit return wait cancel cancelled postpone
  break freeze froze frozen fell fallen drop hit bump knock kick bend bent tear tore torn rip snap split lose lost stick stuck ruin destroy
  die died dying dead act react behave
  get gotten become became grow grew grown rise rose raise lift drag
  sit sat stand stood lay laid lie lying sleep slept asleep awake wake eat ate eaten chew lean crawl climb
  reach fit belong attach join connect disconnect combine separate divide
  create built form shape convert
  remove removal swap exchange adjust adjustment modify modified alter update upgrade improve improvement redo redid redone undo undone
  overhaul
  mend
  hide hid hidden cover
  check doublecheck test examine assess evaluate diagnose verify verified confirm determine figure measure compare identify identified
  call contact text email message send sent receive read wrote write written sign
  pay paid spend spent save afford charge owe owed budget deposit invoice bill refund
  allow permit require requirement demand offer provide supply supplied include involve
  avoid prevent prevention protect protection cause affect effect result lead led
  follow chase escape enter exit approach cross
  deserve choose chose chosen pick select
  hurt injure harm kill suffer survive risk
  accept reject refuse deny denied agree disagree recommend
  share lend borrow rely depend trust
  freak panic struggle worry worried
  squeeze twist press poke shake shook spread spill spilt
  relocate rearrange downsize settle
  tackle ignore neglect abandon overlook maintain upkeep
  attend entertain
  disappear vanish reappear repeat repeatedly resume restart reset operate function malfunction perform
  arent wasnt werent hasnt havent hadnt couldnt shouldnt aint dosent dosnt
  im ive ill id youve youll youd hes theyre theyve theyll theyd weve were thats whats whos wheres whens hows why theres heres itll couldve
  wouldve shouldve mightve ought shall
  done doing being
  scare afraid terrified terrifying fear fearful nervous anxious stress stressful desperate desperately frustrated frustration annoyed
  annoyance angry mad upset furious pissed irritated overwhelmed exhausted embarrassed ashamed disappointed sad unhappy sick disgusted gross
  nasty yuck
  happy happier glad please thankful grateful excited hopeful curious confused unsure sure certain certainly uncertain confident comfortable
  cozy comfy luck unlucky lonely bored busy overworked clueless useless helpless hopeless hand
  weird weirdly strange strangely odd oddly crazy bizarre unusual unusually normal abnormal typical common uncommon ridiculous silly dumb
  stupid funny hilarious
  bad badly worse worst terrible horrible awful awfully poor poorly nice nicely nicer lovely beautiful gorgeous prettier fantastic wonderful
  amazing amazingly awesome excellent perfect perfectly decent okayish fine finest better bestest
  safe safely safer safety unsafe dangerous danger hazard hazardous serious seriously severe severely critical crucial vital important
  importantly necessary unnecessary essential
  experience inexperienced license licence insured uninsured unlicensed bonded certified certification qualified qualification skill
  competent capable reputable reputation established
  fair honestly honesty responsible prompt promptly friendly kind kindly caring patient patience thorough thoroughly careful carefully
  careless carelessly detail efficient efficiently fast faster fastest rapid flexible available availability unavailable accessible
  free discount promo value worth worthwhile reasonable pricey overpriced expensive costly cheaply cheaper ripoff scam scammer bargain
  fortune money cash dollar buck cent payment upfront
  newly fresh ancient outdated vintage original originally modern modernize classic traditional fancy luxury highend ugly plain basic
  standard unique special custom ordinary
  wet damp cold colder coldest hot hotter hottest warm warmer warmth
  black white grey gray green blue red yellow brown beige orange purple pink silver dark darker darkest bright brighter pale colour color
  easy easily easier easiest difficult hard harder hardest complicated complex trick challenge impossible possible doable
  loose loosen tight tighten soft softer firm stiff rough smooth strong stronger weak weaker sturdy solid steep crooked straight straighten
  wobbly
  loud louder quiet quieter silent silence
  empty vacant occupied spare obvious obviously noticeable apparent apparently clearly unclear
  right wrong correct correctly incorrect proper properly improper suitable acceptable
  same similar similarly different differently opposite equal equally unlike alike match
  general specific specifically random randomly overall actual actually real true truly false fake
  legal legally illegal illegally official private public personal personally professionally residential commercial
  naturally healthy unhealthy allergic allergy sensitive pregnant disabled
  fault defective useable usable unusable inoperable incomplete halfway botched
  gently aggressive excessive unreal incredible unbelievable ridiculously hugely literally basically essentially
  lazy
  upper inner outer rear central far farther further distant away apart
  ok okay um uh hmm hm ah aha oh ugh argh yikes wow oops whoops gosh damn heck hell crap crappy bloody bs
  hey yo dear welcome maam bye goodbye cheers
  lol lmao haha hahaha omg omfg wtf smh tbh imo imho fyi btw idk idc pls plz plss pleease thx thnx tks ty tysm thankyou thank appreciate
  appreciation atm bcuz cuz cos tho altho thru wo ur ya yah yea yeah yep yup yes nope nah def prob probly info appt dm pm lmk nvm jk aka etc
  vs re fwiw
  gonna gotta gimme lemme dunno kinda sorta lotsa woulda cmon alot abit aswell incase infact atleast eachother
  sorry apologies apologize pardon excuse maybe perhaps probably hopefully luckily fortunately unfortunately sadly thankfully anyway anyhow
  regardless frankly somehow somewhere anywhere nowhere everywhere elsewhere wherever whichever whatever however something anything nothing
  everything
  baseball softball hockey soccer lacrosse basketball volleyball
  windstorm hailstorm snowstorm thunderstorm rainstorm derecho evacuate evacuation disclosure appraisal appraiser lender
  asthma asthmatic arthritis cough coughing sneeze sneezing wheeze wheezing
  because although though therefore thus hence whereas unless despite instead nor whether
  between among beyond below beneath under underneath above behind against along alongside across toward through throughout within upon via
  regarding versus
  back forth together alone aside upward downward forward backward
  whose
  indeed definitely surely supposedly
  suggestion recommendations rec advice advise tip opinion feedback referral refer reference
  advance bless
  thing stuff item object bit piece part portion section
  side front bottom middle center centre corner edge interior exterior
  way area space zone location region position direction distance
  job project task idea question query reason option choice alternative type style model version brand tone level layer
  life household building property unit suite residence duplex triplex townhouse bungalow rental address
  hallway entryway landing story storey
  trouble matter situation circumstances case incident accident accidental accidentally mistake mishap disaster nightmare crisis headache
  hassle surprise concern complaint blame guilt consequences
  process procedure method solution purpose goal intention effort assistance assist support
  name list note information example instance sample fact truth
  time progress turnaround
  condition state quality appearance feature difference
  city town village downtown uptown suburb suburban rural country countryside neighbourhood neighborhood community province east eastern
  west western north northern south southern street avenue canada canadian
  rating online directory pic
  guarantee guaranteed warranty contract agreement policy claim coverage rule regulation code compliance bylaw permission approval approve
  consent paperwork fee bid consultation
  reminder routine habit maintenance servicing
  usage user desire
  chance opportunity favour favor benefit advantage
  group collection variety
  rush hurry priority urgency urgently
  dinner supper breakfast lunch sleepover
  retirement married due
  weather
  shift
  diy able unable likely unlikely everytime willing aware rid sake order attention sense point mean meant ballpark wits serve regret goofed
  depth count self ease prove proof effective guide
  victorian georgian edwardian tudor
  apt apts strata corp plex fourplex sixplex acreage farm farmyard ranch homestead camp
  widow widower mailman knee hip shoulder arthritis walker bilingual nonstop hr hrs error expired
  program subsidy department certificate
`;

const FRENCH = `
  mari conjoint femme copain copine chum enfant bebe garcon fille ado mere pere maman papa parents beau belle soeur frere mamie tante
  famille
  voisin voisinage locataire proprietaire proprio colocataire coloc courtier inspecteur inspection assurance assureur
  ami amie patron gars monsieur madame dame homme personne gens monde quelquun chacun tous toutes visiteur invite client equipe
  chien chiot chat moi toi lui eux
  hier aujourdhui demain maintenant tantot toujours jamais souvent parfois rarement normalement regulierement
  fois seconde minute heure jour journee semaine weekend mois annee ans matin midi soir soiree nuit
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  hiver ete printemps automne saison noel vacances anniversaire temps
  avant apres pendant durant depuis jusqua bientot tard tot recemment recent derniere prochain puis enfin finalement encore deja soudain
  immediatement moment rapidement rapide vite lentement temporaire permanent
  premier deuxieme troisieme debut delai date ancien ancienne actuel longtemps
  zero deux trois quatre cinq six sept huit neuf dix douze vingt trente quarante dizaine
  quelques plusieurs plupart beaucoup bcp peu trop assez tellement autant moins moitie demi double simple seul seulement entier complet
  completement
  pied pouce carre metre km degre
  petit grand gros grosse enorme large haut bas basse long longue lourd leger taille nombre
  presque environ exactement vraiment tres super surtout meme autre chaque extra maximum minimum
  penser pense savoir sais sait savez croire comprendre comprends oublie rappelle decide hesite espere aimerais aimerait aimer aime prefere
  essayer essaie essaye reussi arriver arrive arrivent
  dire dis dit parler parle demander demande repondre repond reponse expliquer explique conseille suggere suggestions recommande
  recommandation propose
  voir vois voit vu vue remarque entendre entends regarde sentir sens touche montrer montre semble
  vouloir veut voulez voudrait pouvoir peux peut pouvez pourrait pu pouvait devoir dois doit devez devrait devrais faut faudrait faudra
  avoir eu aurais avais avait aura ait etre etant etais etait serait soit sommes faire fais fait font refaire
  aller vais va vas vont venir viens vient viennent venu revient devient partir pars part entre rentre passer passe rester reste tomber
  tombe tombent monte
  demenager demenage acheter achete achetee vendre vend vendu vente louer loue location loyer habite vivre logement recu recevons
  planifier prevu preparer prepare organise commencer commence continuer continue finir fini finis termine
  tourner tourne ouvrir ouvre ouvert fermer ferme mettre mis mise remettre prendre prend pris laisser laisse donner donne rend garde tient
  jette pousse tirer utilise sert occupe gerer regle
  reserver reserve rdv visiter visite attendre attends attente retourner contacter contactez appeler appelle appelez ecrire envoyer envoie
  texto courriel message lire lu
  briser casser abime endommager perdre perdu perd arrache colle coincer mort meurt manquer manque
  ajoute enlever enleve retire modifier modification ameliorer amelioration deplace bouge changement changee
  verifier verifie examiner evaluation estimation mesure choisir choix
  payer paye paie paiement couter coute budget facture rabais gratuit dollar argent depot tarif
  permet permis necessite offrir offre offrent
  eviter protection empeche cause arreter arrete arretent durer
  aider aide aidez assistance besoins conseils opinion
  dormir dort mange debout marcher marchent marchait fonctionnent fonctionnait
  cache apparait disparu baisse leve refuse compte
  inquiet inquieter peur nerveux stresse stressee desespere decourage frustre fache enerve tanne tannee fatigue ecoeure decu triste
  malheureusement malade honte
  content heureux heureuse heureusement curieux confus sure certain certainement chance presse pressee
  bizarre etrange drole fou folle anormal normal ridicule stupide special
  mauvais mal pire terrible horrible moche laid joli excellent parfait parfaitement correct bien mieux bons bonnes meilleurs
  dangereux dangereuse danger risque grave serieux serieuse serieusement important necessaire inutile utile urgence
  experience experimente experimentee qualifie certifie licence assure competent honnete gentil patient efficace disponible disponibilite
  flexible abordable raisonnable dispendieux couteux juste
  nouveau nouvelle nouveaux neuve usage vieux vieille moderne original standard jeune age
  mouille mouillee
  noir blanc blanche gris vert bleu rouge jaune brun beige couleur fonce pale clair
  facile facilement difficile complique impossible possible faisable dur mou molle fort faible solide fragile serre droit
  bruyant silencieux tranquille calme vide plein evident evidemment apparemment faux fausse vrai reel pareil different defectueux
  defectueuse fichu
  ok okay bonjour bonsoir allo salut mercis stp sil plait desole desolee pardon excusez oui ouais non si probablement surement franchement
  bref donc alors ainsi aussi sinon pourtant malgre lorsque quand puisque parce pourquoi comme afin sauf selon vers contre dessus dessous
  devant derriere dedans dehors travers cote alentours loin ici ailleurs partout cela ceci celui celle quel quelle rien nimporte
  mdr lol haha omg faque genre dak daccord cest jai jaimerais jsuis pis ben pcq qqn tjrs dsl bjr oups merde ouf oh ah eh euh voila voici
  dommage plutot ensemble idealement
  tu te ta tes leur notres votres ni mais sans avance
  chose truc affaire objet morceau morceaux bout piece
  coin arriere face milieu centre bord fond interieur exterieur endroit espace lieu zone secteur quartier position distance
  projet travail travaux tache boulot ouvrage idee question raison option facon maniere type modele style marque version niveau etage
  vie domicile immeuble batiment propriete appartement appart logis duplex bungalow chalet unite adresse
  souci soucis situation cas accident erreur catastrophe surprise crise panique
  plan solution but nom liste detail information info francais anglais
  etat qualite difference ville village banlieue campagne nord sud ouest rue quebec canada annonce ligne
  garantie contrat code devis consultation entretien habitude
  fete souper diner dejeuner enceinte arrivee main
  etendre etaler
  poser pose posee posent brancher branche branchement salon pus pantoute soir ca cuisiner neuf neufs remis reste part partir
`;

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([...stems(ENGLISH), ...stems(FRENCH)]);
