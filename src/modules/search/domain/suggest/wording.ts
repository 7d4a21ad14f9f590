import { fold } from '../../../../shared/text/text.js';

/**
 * The correct spelling of a phrase. Phrases of the catalogue are stored as people type them: lower case, without accents and apostrophes.
 */
export function written(phrase: string, language: 'en' | 'fr'): string {
  const words = phrase.split(' ').map((word) => (language === 'fr' ? (FRENCH.get(word) ?? word) : (ENGLISH.get(word) ?? word)));
  const joined = words.join(' ');
  const text = language === 'fr' ? joined.replaceAll(ELIDED, '$1’') : joined;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "d eau" is written "d’eau". */
const ELIDED = /(?<![\p{L}\p{N}])(d|l|n|s|j|m|qu) (?=[aeiouyhàâéèêîôûœ])/giu;

const by = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word): [string, string] => [fold(word).replaceAll('’', ''), word]);

/** Abbreviations, names, and negations whose apostrophes are missing in the catalogue. */
const ENGLISH = new Map(
  by(`
    won’t doesn’t isn’t can’t wouldn’t didn’t
    HVAC AC A/C TV UV LED GFCI GFI AFCI USB EV BBQ PVC CO HRV ERV EPDM TPO MDF LVP LVT LVL ICF EIFS CCTV DVR NVR IP WETT ADU DSC ADT IKEA P
  `),
);

/** Only words that have one spelling whatever they mean. */
const FRENCH = new Map(
  by(`
    réparation réparations réparateur entrée béton électrique électricité électricien cheminée clôture clôtures céramique céramiste extérieur extérieure intérieur intérieurs intérieure intérieures
    rénovation rénovations rénovateur déneigement déneigeur fenêtre fenêtres évier égout dégât dégâts maître débouchage déboucheur débordé déborde tuyauterie détection détecteur détachage désodorisation
    électroménager électroménagers ménager ménage ménagère ménagères démolition démolir déménagement désinfection désencombrement désordre désamiantage décontamination
    installé gelé gelée éclaté éclatée percé percée bouché bouchée brûlé brûlée cassé cassée brisé brisée coincé coincée bloqué bloquée fissurée pourri décollé décollée décollées tombé tombée
    pièce pièces poêle poêles élagage élagueur émondage émondeur excavation fosse réservoir résidentiel résidentielle générateur génératrice général entrepreneur vérification vidéosurveillance télésurveillance
    sécurité système télécommande téléviseur caméra numérique mécanique électronique piège métallique géothermie humidité qualité
    plâtre plâtrier plâtriers plâtrage évacuation épandage étang étanchéité égratigné éteinte réfection réfrigérateur réfrigération congélateur chaudière calorifère thermopompe climatisé climatisée échangeur
    gouttière gouttières bardeau grêle neige tempête pavé béante séchage sécheuse aération aménagement arbre érable frêne chêne haie plantation pépine forêt racine
    moustiquaire guêpe guêpes araignée araignées marmotte décapage écaille écaillée étagère bibliothèque plancher évent événement après où à très près dégeler dégel
    clé clés serrurerie déverrouillage débarrer électromécanique métal matériaux étage économie énergie énergétique isolé isolée isolation insonorisation pièges épuration rétention préfiltre
    évaluation propriété immobilière temporaire copropriété spécialiste contrôle défectueux inondé inondée réclamation insalubre dégivrage dépannage dépôt
    soutènement abîmé abîmée abîmés jauni fumée rangée détecteurs libérer
    accès accumulée adaptée affaissée âgées allée arrachée arrachés arrêt arrête arrière artésien assèchement barrée barrière bombé brisées brouillée buée bœuf câble cabossée café cèdres charpentières
    claquée complète conformité contaminée craquée craquelée crépi creusée cuisinière débarras débarrasser déboisement déboiser déchets déchiquetage déchirée déclenche décrochée
    défraîchie défraîchies défraîchis défrichage démarre démodée démodées dénudés déraciné déraillée derrière déshumidificateur deuxième drainé éclairage écureuil effondré élastomère élément élimination
    embarré embuée encastrée encastrées enfermé enfermées enlèvement enneigée envolés époxy étincelles étirement forcée français giclé glacée glaçons gondolé gonflée imperméabilisation inachevés
    inégal inégales intergénérationnelle lève lumière lumières maçonnerie malfaçons Noël œufs œuvre oublié oubliée pèle piqûres plissé poignée polymère poussière prélart protège protéger recâblage réémaillage
    rénover retroussés revêtement rôdeur rouillé sèche siège soulevé synthétique tôle tranchée uréthane véhicule verrouillée vidéo volé volée volées
    bâtiment bâtisseur bétonnage bûcheron certifié crépisseur débris décorateur dératisation désinsectisation ébéniste ébénisterie maçon ménagers opérateur préparation préposée réno serrurière
  `),
);
