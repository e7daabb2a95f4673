/// The Humanus table that is built into the program.
extension HumanusTable {
  /// The table that is used unless an option names another file. The project's data contains the same table as a CSV
  /// file.
  public static let standard: HumanusTable = {
    do throws(Defect) {
      return try HumanusTable(csv: standardCSV, id: "humanus_utci_v1", provenance: standardProvenance)
    } catch {
      // A test checks the CSV text below. A program whose own table is invalid must not start.
      preconditionFailure("the embedded Humanus table: \(error.sentence)")
    }
  }()

  private static let standardProvenance = """
    Made for this project: the nine boundaries of the UTCI thermal stress categories (-40, -27, -13, 0, 9, 26, 32, 38, 46 degrees Celsius; Universal \
    Thermal Climate Index, assessment scale of the International Society of Biometeorology) are mapped to 0, 12.5, ... 100 and joined by a monotone \
    cubic (PCHIP), with linear ends. The equal spacing of the categories is a choice of ours, air temperature stands in for UTCI, and UTCI itself is \
    defined for -50 to +50 degrees Celsius.
    """

  private static let standardCSV = """
    celsius,humanus
    -60,-19.892
    -59,-18.898
    -58,-17.903
    -57,-16.908
    -56,-15.914
    -55,-14.919
    -54,-13.925
    -53,-12.930
    -52,-11.935
    -51,-10.941
    -50,-9.946
    -49,-8.951
    -48,-7.957
    -47,-6.962
    -46,-5.968
    -45,-4.973
    -44,-3.978
    -43,-2.984
    -42,-1.989
    -41,-0.995
    -40,0.000
    -39,0.992
    -38,1.980
    -37,2.962
    -36,3.940
    -35,4.912
    -34,5.879
    -33,6.841
    -32,7.798
    -31,8.749
    -30,9.695
    -29,10.636
    -28,11.571
    -27,12.500
    -26,13.420
    -25,14.327
    -24,15.224
    -23,16.112
    -22,16.995
    -21,17.874
    -20,18.750
    -19,19.626
    -18,20.505
    -17,21.388
    -16,22.276
    -15,23.173
    -14,24.080
    -13,25.000
    -12,25.918
    -11,26.824
    -10,27.722
    -9,28.619
    -8,29.519
    -7,30.428
    -6,31.352
    -5,32.296
    -4,33.264
    -3,34.264
    -2,35.299
    -1,36.376
    0,37.500
    1,38.738
    2,40.124
    3,41.611
    4,43.151
    5,44.696
    6,46.201
    7,47.618
    8,48.900
    9,50.000
    10,50.939
    11,51.780
    12,52.538
    13,53.226
    14,53.860
    15,54.454
    16,55.023
    17,55.580
    18,56.141
    19,56.721
    20,57.332
    21,57.991
    22,58.712
    23,59.508
    24,60.396
    25,61.388
    26,62.500
    27,63.954
    28,65.861
    29,68.070
    30,70.430
    31,72.791
    32,75.000
    33,77.123
    34,79.294
    35,81.464
    36,83.587
    37,85.615
    38,87.500
    39,89.275
    40,91.001
    41,92.673
    42,94.283
    43,95.827
    44,97.298
    45,98.691
    46,100.000
    47,101.265
    48,102.530
    49,103.795
    50,105.060
    51,106.324
    52,107.589
    53,108.854
    54,110.119
    55,111.384
    56,112.649
    57,113.914
    58,115.179
    59,116.443
    60,117.708
    61,118.973
    """
}
