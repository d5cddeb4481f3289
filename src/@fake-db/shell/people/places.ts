interface Place {
  city: string
  state: string
  street: string
  postalCode: string
  timeZone: string
  languages: [string, ...string[]]
}

function place(
  address: [city: string, state: string, street: string, postalCode: string],
  timeZone: string,
  ...languages: [string, ...string[]]
): Place {
  const [city, state, street, postalCode] = address
  return { city, state, street, postalCode, timeZone, languages }
}

const places = new Map<string, Place>(
  Object.entries({
    Argentina: place(
      ['Rosario', 'Santa Fe', 'Bulevar Oroño 1284', 'S2000'],
      'America/Argentina/Cordoba',
      'Spanish',
      'English',
    ),
    Austria: place(['Innsbruck', 'Tyrol', 'Maria-Theresien-Straße 18', '6020'], 'Europe/Vienna', 'German', 'English'),
    Bangladesh: place(['Dhaka', 'Dhaka Division', '27 Gulshan Avenue', '1212'], 'Asia/Dhaka', 'Bengali', 'English'),
    Brazil: place(
      ['São Paulo', 'São Paulo', 'Rua Augusta, 1508', '01304-001'],
      'America/Sao_Paulo',
      'Portuguese',
      'English',
    ),
    Canada: place(['Québec', 'Québec', '41, rue Saint-Jean', 'G1R 1N8'], 'America/Toronto', 'French', 'English'),
    Colombia: place(['Medellín', 'Antioquia', 'Carrera 43A #7-50', '050021'], 'America/Bogota', 'Spanish', 'English'),
    Czechia: place(['Brno', 'South Moravia', 'Údolní 33', '602 00'], 'Europe/Prague', 'Czech', 'German', 'English'),
    Denmark: place(['Esbjerg', 'Southern Denmark', 'Strandbygade 4', '6700'], 'Europe/Copenhagen', 'Danish', 'English'),
    France: place(
      ['Lyon', 'Auvergne-Rhône-Alpes', '12, rue de la République', '69001'],
      'Europe/Paris',
      'French',
      'English',
    ),
    Ghana: place(
      ['Accra', 'Greater Accra', '14 Ring Road East', 'GA-184-3947'],
      'Africa/Accra',
      'English',
      'Twi',
      'French',
    ),
    Greece: place(['Athens', 'Attica', 'Ermou 62', '105 63'], 'Europe/Athens', 'Greek', 'English'),
    Iceland: place(
      ['Akureyri', 'Norðurland eystra', 'Hafnarstræti 91', '600'],
      'Atlantic/Reykjavik',
      'Icelandic',
      'English',
      'Danish',
    ),
    India: place(['Chennai', 'Tamil Nadu', '48 Cathedral Road', '600086'], 'Asia/Kolkata', 'Tamil', 'Hindi', 'English'),
    Ireland: place(['Galway', 'County Galway', '9 Quay Street', 'H91 YX62'], 'Europe/Dublin', 'Irish', 'English'),
    Israel: place(
      ['Haifa', 'Haifa District', '33 Ben Gurion Avenue', '3502309'],
      'Asia/Jerusalem',
      'Hebrew',
      'English',
    ),
    Italy: place(
      ['Como', 'Lombardy', 'Via Vittorio Emanuele II, 47', '22100'],
      'Europe/Rome',
      'Italian',
      'English',
      'German',
    ),
    Japan: place(
      ['Kyoto', 'Kyoto Prefecture', '210 Ebisu-cho, Nakagyo-ku', '604-0905'],
      'Asia/Tokyo',
      'Japanese',
      'English',
    ),
    Kenya: place(['Nairobi', 'Nairobi County', '5 Riverside Drive', '00100'], 'Africa/Nairobi', 'Swahili', 'English'),
    Lebanon: place(
      ['Beirut', 'Beirut Governorate', '22 Gouraud Street', '2034-6115'],
      'Asia/Beirut',
      'Arabic',
      'French',
      'English',
    ),
    Lithuania: place(['Kaunas', 'Kaunas County', 'Laisvės al. 53', '44309'], 'Europe/Vilnius', 'Lithuanian', 'English'),
    Mexico: place(
      ['Guadalajara', 'Jalisco', 'Avenida Chapultepec Sur 284', '44140'],
      'America/Mexico_City',
      'Spanish',
      'English',
    ),
    Morocco: place(
      ['Marrakesh', 'Marrakesh-Safi', '17, rue de la Liberté', '40000'],
      'Africa/Casablanca',
      'Arabic',
      'French',
    ),
    Netherlands: place(
      ['Utrecht', 'Utrecht', 'Oudegracht 188', '3511 NR'],
      'Europe/Amsterdam',
      'Dutch',
      'English',
      'German',
    ),
    'New Zealand': place(
      ['Nelson', 'Nelson Region', '76 Hardy Street', '7010'],
      'Pacific/Auckland',
      'English',
      'Māori',
    ),
    Nigeria: place(['Lagos', 'Lagos State', '31 Marina Road', '101241'], 'Africa/Lagos', 'English', 'Igbo'),
    Norway: place(['Bergen', 'Vestland', 'Strandgaten 72', '5004'], 'Europe/Oslo', 'Norwegian', 'English'),
    Peru: place(['Arequipa', 'Arequipa', 'Calle Santa Catalina 211', '04001'], 'America/Lima', 'Spanish', 'Quechua'),
    Poland: place(['Gdańsk', 'Pomerania', 'ul. Długa 45', '80-831'], 'Europe/Warsaw', 'Polish', 'English'),
    Romania: place(
      ['Brașov', 'Brașov County', 'Strada Republicii 27', '500030'],
      'Europe/Bucharest',
      'Romanian',
      'English',
    ),
    Samoa: place(['Apia', 'Tuamasaga', '8 Beach Road', 'WS1310'], 'Pacific/Apia', 'Samoan', 'English'),
    Senegal: place(['Dakar', 'Dakar', '36, avenue Léopold Sédar Senghor', '11000'], 'Africa/Dakar', 'French', 'Wolof'),
    Serbia: place(['Novi Sad', 'Vojvodina', 'Dunavska 19', '21000'], 'Europe/Belgrade', 'Serbian', 'English'),
    'Sierra Leone': place(
      ['Freetown', 'Western Area', '15 Wilkinson Road', '00232'],
      'Africa/Freetown',
      'English',
      'Krio',
    ),
    Singapore: place(
      ['Singapore', 'Central Region', '20 Keong Saik Road', '089127'],
      'Asia/Singapore',
      'Mandarin',
      'English',
    ),
    'South Africa': place(
      ['Johannesburg', 'Gauteng', '102 Jan Smuts Avenue', '2196'],
      'Africa/Johannesburg',
      'Zulu',
      'Sesotho',
      'English',
    ),
    'South Korea': place(['Jeonju', 'North Jeolla', '55 Girin-daero', '55042'], 'Asia/Seoul', 'Korean', 'English'),
    Spain: place(
      ['Pamplona', 'Navarre', 'Calle Estafeta 38', '31001'],
      'Europe/Madrid',
      'Spanish',
      'Basque',
      'English',
    ),
    Sweden: place(['Östersund', 'Jämtland', 'Prästgatan 21', '831 31'], 'Europe/Stockholm', 'Swedish', 'English'),
    Switzerland: place(['Bern', 'Bern', 'Kramgasse 49', '3011'], 'Europe/Zurich', 'German', 'French', 'Italian'),
    Taiwan: place(['Taipei', "Da'an District", '86 Yongkang Street', '106'], 'Asia/Taipei', 'Mandarin', 'Hokkien'),
    Türkiye: place(['Kütahya', 'Aegean', 'Atatürk Bulvarı 31', '43020'], 'Europe/Istanbul', 'Turkish', 'English'),
    Ukraine: place(
      ['Dnipro', 'Dnipropetrovsk', 'Yavornytskoho Avenue 60', '49000'],
      'Europe/Kyiv',
      'Ukrainian',
      'English',
    ),
    'United Arab Emirates': place(
      ['Al Ain', 'Abu Dhabi', '4 Khalifa Street', 'PO Box 15551'],
      'Asia/Dubai',
      'Arabic',
      'English',
    ),
    'United Kingdom': place(['Cardiff', 'Wales', '18 Castle Arcade', 'CF10 1BU'], 'Europe/London', 'English', 'Welsh'),
    'United States': place(
      ['Omaha', 'Nebraska', '1210 Howard Street', '68102'],
      'America/Chicago',
      'English',
      'Spanish',
    ),
    Vietnam: place(
      ['Hội An', 'Quảng Nam', '102 Nguyễn Thái Học', '51307'],
      'Asia/Ho_Chi_Minh',
      'Vietnamese',
      'English',
    ),
  }),
)

const UNKNOWN: Place = place(['', '', '', ''], 'UTC', 'English')

/** Returns the sample city of a country. It is empty for countries without sample users. */
export function placeIn(country: string): Place {
  return places.get(country) ?? UNKNOWN
}
